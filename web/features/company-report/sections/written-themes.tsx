import { Button, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { questionsNamed } from '../../../../insights/company-report/company-findings.ts'
import type {
  QuestionThemes,
  Topic,
  WrittenGroup,
  WrittenSubtheme,
  WrittenTheme,
} from '../../../../insights/company-report/company-report-types.ts'
import { fewAnswers, labelInLanguage } from '../../../../insights/company-report/company-groups.ts'
import { useFold, useIsPrinting } from '../../../ui/print/use-printing.ts'
import { StatementBasis } from '../evidence/statement-basis.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { useThemeWords, type ThemeWords } from '../language/theme-texts.tsx'
import './written-themes.css'

/** What people wrote on each open question, in themes with how many wrote it; for readers who may open each report. */

const shownAtFirst = 5
const namedInFold = 3

type Texts = { themes: ThemeWords }

const nameOf = ({ category, writtenLabel }: WrittenTheme, { say, words }: ThemeWords): string => {
  if (category !== null) return say(category)
  return writtenLabel === null ? say('page.alike') : words.quote(writtenLabel.text)
}

const Quotes = ({ group: { quotes } }: { group: WrittenGroup }) => {
  const { words } = useWiki()
  return quotes.map(({ employeeId, text }) => (
    <blockquote key={employeeId} className="open-answers__quote" dir="auto">
      {words.quote(text, 200)}
    </blockquote>
  ))
}

const Details = ({ subthemes, themes }: Texts & { subthemes: readonly WrittenSubtheme[] }) => {
  const { say, words, count, comma, language } = themes
  const named = subthemes.flatMap((subtheme) => {
    const label = labelInLanguage(subtheme, language)
    return label === null
      ? []
      : [say('page.detail', { label: words.quote(label.text), number: count(subtheme.people) })]
  })
  return named.length === 0 ? null : (
    <p className="open-answers__note">{say('page.inDetail', { list: named.join(comma) })}</p>
  )
}

const Departments = ({ group: { departments }, themes }: Texts & { group: WrittenGroup }) => {
  const { say, named, count, comma } = themes
  return departments.length === 0 ? null : (
    <p className="open-answers__note">
      {say('page.departments', {
        list: departments
          .map((one) =>
            say('page.department', { department: named(one.department), number: count(one.count) }),
          )
          .join(comma),
      })}
    </p>
  )
}

type GroupProps = Texts & { group: WrittenGroup; name: string; subthemes?: readonly WrittenSubtheme[] }

const Group = ({ group, name, subthemes = [], themes }: GroupProps) => {
  const { say: wiki, count } = useWiki()
  const percent = Math.round((group.people * 100) / group.outOf)
  return (
    <li className="open-answers__theme">
      <p className="open-answers__name" dir="auto">
        {name}
      </p>
      {group.people < fewAnswers ? (
        <p className="open-answers__note">{themes.say('page.few')}</p>
      ) : (
        <span className="open-answers__track" aria-hidden>
          <span className="open-answers__bar" style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      <p className="open-answers__figures figures">
        {group.people >= fewAnswers && <span>{wiki('figures.percent', { number: count(percent) })}</span>}
        {/* All of them are read where the count is opened; the quotes are below. */}
        <StatementBasis basis={{ ...group, quotes: [] }} about={name} />
      </p>
      <Departments group={group} themes={themes} />
      <Details subthemes={subthemes} themes={themes} />
      <Quotes group={group} />
    </li>
  )
}

/** The largest themes, the others on a click, and what fits nowhere last. */
const Themes = ({ of: { themes: all, other }, themes }: Texts & { of: QuestionThemes }) => {
  const isPrinting = useIsPrinting()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const shown = isWhole || isPrinting ? all : all.slice(0, shownAtFirst)
  const more = all.length - shown.length
  const showAll = () => {
    flushSync(() => setWhole(true))
    // Keyboard readers go on at the first of the new ones.
    const next = list.current?.children[shownAtFirst]
    if (next instanceof HTMLElement) {
      next.tabIndex = -1
      next.focus()
    }
  }
  return (
    <>
      <ol className="open-answers__themes" ref={list}>
        {shown.map((theme) => (
          <Group
            key={`${theme.category} ${theme.writtenLabel?.text} ${theme.evidence[0]?.employeeId}`}
            group={theme}
            name={nameOf(theme, themes)}
            subthemes={theme.subthemes}
            themes={themes}
          />
        ))}
        {more === 0 && other.people > 0 && (
          <Group group={other} name={themes.say('page.other')} themes={themes} />
        )}
      </ol>
      {more > 0 && (
        <>
          <Button variant="default" size="xs" onClick={showAll} className="open-answers__more">
            {themes.counted('page.more', more)}
          </Button>
          {other.people > 0 && (
            <ul className="open-answers__themes">
              <Group group={other} name={themes.say('page.other')} themes={themes} />
            </ul>
          )}
        </>
      )}
    </>
  )
}

const largestOf = (of: QuestionThemes, themes: ThemeWords): string[] =>
  of.themes
    .slice(0, namedInFold)
    .map((theme) =>
      themes.say('page.detail', { label: nameOf(theme, themes), number: themes.count(theme.people) }),
    )

/** What was named most where a finding counts how many named something; for readers who are shown the themes. */
export const NamedMost = ({ report, topic }: { report: StoredCompanyReport; topic: Topic }) => {
  const themes = useThemeWords()
  const asked = questionsNamed[topic] ?? []
  const all = (report.writtenThemes ?? []).filter(({ questionId }) => asked.includes(questionId))
  if (themes === undefined || all.every((one) => one.themes.length === 0)) return null
  const list = all.flatMap((one) => largestOf(one, themes)).join(themes.comma)
  return <p className="open-answers__note">{themes.say('page.namedMost', { list })}</p>
}

const Question = ({ of, isFirst, themes }: Texts & { of: QuestionThemes; isFirst: boolean }) => {
  const { words, count } = useWiki()
  const fold = useFold(isFirst)
  const asked = of.answered + of.saidNothing
  return (
    <details className="open-answers" {...fold}>
      <summary className="open-answers__summary">
        <h3 className="wiki-subtitle open-answers__question">{words.question(of.questionId)}</h3>
        <span className="open-answers__note figures">
          {themes.say('page.answered', { answered: count(of.answered), number: count(asked) })}
          {of.saidNothing > 0 && ` · ${themes.counted('page.saidNothing', of.saidNothing)}`}
        </span>
        {!fold.open && <span className="open-answers__note">{largestOf(of, themes).join(themes.comma)}</span>}
      </summary>
      {fold.open && <Themes of={of} themes={themes} />}
    </details>
  )
}

export const WrittenThemes = ({ of }: { of: readonly QuestionThemes[] }) => {
  const themes = useThemeWords()
  if (themes === undefined) return null
  const answered = of.filter((one) => one.answered > 0)
  return (
    <>
      <Text size="sm" c="dimmed" className="prose">
        {themes.say('page.intro')} <span className="screen-only">{themes.say('page.open')}</span>
      </Text>
      {answered.length === 0 && <Text c="dimmed">{themes.say('page.nobody')}</Text>}
      {answered.map((one, index) => (
        <Question key={one.questionId} of={one} isFirst={index === 0} themes={themes} />
      ))}
    </>
  )
}
