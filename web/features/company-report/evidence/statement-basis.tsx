import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { GroupStatement } from '../../../../insights/company-report/company-report-types.ts'
import type { SubScoreId } from '../../../../insights/report-types.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { Evidence, Quote } from '../../../ui/report/document/evidence.tsx'
import { HumanWrittenProvider } from '../../../ui/report/language/human-written.tsx'
import { SupportingAnswers } from './supporting-answers.tsx'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'

/**
 * The evidence of a statement: how many people, who they are for readers who may see names, and their answers for
 * readers who may read those.
 */

export type Basis = Omit<GroupStatement, 'text'>

export type ScoreName = SubScoreId | 'overall'

/** The names of the people who answered, by employee id; empty if the reader may not see names. */
export const employeeNames = (report: StoredCompanyReport): ReadonlyMap<string, string> =>
  new Map(
    report.gradingBreakdown.flatMap(({ teamScores }) =>
      teamScores.map(({ employeeId, employeeName }) => [employeeId, employeeName]),
    ),
  )

type Reader = { names: ReadonlyMap<string, string>; isAnonymous: boolean }
const ReaderContext = createContext<Reader>({ names: new Map(), isAnonymous: true })
const StoredContext = createContext<StoredCompanyReport | null>(null)

/** Provides the names that the reader may see and the stored report to every statement below. */
export const BasisProvider = ({ report, children }: { report: StoredCompanyReport; children: ReactNode }) => (
  <StoredContext value={report}>
    <ReaderContext
      value={useMemo(() => ({ names: employeeNames(report), isAnonymous: report.isAnonymous }), [report])}
    >
      <HumanWrittenProvider report={report}>{children}</HumanWrittenProvider>
    </ReaderContext>
  </StoredContext>
)

/** The stored report, in English: the source of actions and of comparisons. */
export const useStoredReport = (): StoredCompanyReport | null => useContext(StoredContext)

type PersonProps = {
  employeeId: string
  name: string
  /** The score whose calculation is open there. */
  why?: ScoreName
}

/** A person's name as a link to their report. */
export const PersonLink = ({ employeeId, name, why }: PersonProps) => (
  <Anchor
    inherit
    className="person-link"
    renderRoot={(props) => (
      <Link to={paths.report} params={{ employeeId }} search={why === undefined ? {} : { why }} {...props} />
    )}
  >
    <bdi>{name}</bdi>
  </Anchor>
)

const countOf = ({ people, outOf }: Basis, { say, count, counted }: WikiWords): string =>
  people === 0 ? say('rests.none') : counted('counts.ofPeople', outOf, { people: count(people) })

type StatementBasisProps = {
  basis: Basis
  about: string
  /** In place of how many people, where the statement is about one person. */
  label?: string
}

/** How many people a statement is based on; opens their quotes and answers. */
export const StatementBasis = ({ basis, about, label: ownLabel }: StatementBasisProps) => {
  const { names, isAnonymous } = useContext(ReaderContext)
  const wiki = useWiki()
  const label = ownLabel ?? countOf(basis, wiki)
  if (isAnonymous || (basis.evidenceTotal === 0 && basis.quotes.length === 0)) {
    return (
      <Text size="sm" c="dimmed" component="span" className="figures">
        {label}
      </Text>
    )
  }
  return (
    <Evidence label={label} name={wiki.say('rests.name', { about, label })}>
      <Answers basis={basis} names={names} />
    </Evidence>
  )
}

const Answers = ({ basis, names }: { basis: Basis; names: Reader['names'] }) => {
  const { words, say, count, counted } = useWiki()
  const reportId = useStoredReport()?.id
  const quoted = new Set(basis.quotes.map(({ employeeId, questionId }) => `${employeeId} ${questionId}`))
  const others = basis.evidence.filter(
    ({ employeeId, questionId }) => !quoted.has(`${employeeId} ${questionId}`),
  )
  const left = basis.evidenceTotal - basis.evidence.length
  const nameOf = (employeeId: string): ReactNode => {
    const name = names.get(employeeId)
    return name === undefined ? null : <PersonLink employeeId={employeeId} name={name} />
  }
  return (
    <>
      {basis.quotes.map(({ employeeId, questionId, text }) => (
        <Quote
          key={`${employeeId} ${questionId}`}
          text={text}
          question={words.question(questionId)}
          by={nameOf(employeeId)}
        />
      ))}
      {reportId !== undefined && (
        <SupportingAnswers
          reportId={reportId}
          evidence={others}
          nameOf={(employeeId) => nameOf(employeeId) ?? say('rests.somebody')}
        />
      )}
      {left > 0 && (
        <Text size="sm" c="dimmed">
          {counted('rests.more', left, { shown: count(basis.evidence.length) })}
        </Text>
      )}
    </>
  )
}
