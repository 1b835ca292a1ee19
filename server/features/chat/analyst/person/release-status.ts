import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import {
  isPublished,
  releaseLabels,
  type ReleaseState,
} from '../../../../../contract/calls/reports/release-report.ts'
import type { StoredEmployeeReport } from '../../../../../contract/calls/reports/reports.ts'
import { peopleBasis, reportsBasis, citeCompanyReport, citeReport } from '../citations.ts'
import { missingCompanyReport } from '../company/company-figures.ts'
import { occurInOrder } from '../understanding/ordered-match.ts'
import {
  counted,
  peopleCount,
  haveOrHas,
  remark,
  citedLine,
  inlineText,
  type Draft,
  type Line,
} from '../reply-lines.ts'
import { offerFullAccess, offerReports } from '../suggestions.ts'
import { missingReport } from './person-grade.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'
import { peopleInScope, nameLines, scopePhrase } from '../people/response-status.ts'

/**
 * Which reports exist, which are released, and how people answered them, as far as the asker decides about them or
 * they are the asker's own.
 */

const peopleMax = 6
const versionsShown = 8

const stateText = (state: ReleaseState): string => releaseLabels[state].toLowerCase()

const asksWhatTheySaid = / (?:contest\w*|object\w*|disagree\w*|dispute\w*|acknowledg\w*|accept\w*|agree\w*) /
const asksOfContest = / (?:contest\w*|object\w*|disagree\w*|dispute\w*) /

/**
 * The versions of a person's report with their states; only the person and those who decide see how the person
 * answered.
 */
const releaseStatesOfPerson = async (person: Employee, text: string, source: Source): Promise<Line[]> => {
  const latest = await source.report(person.id)
  if (!hasValue(latest)) return [missingReport(person, latest)]
  const reports: StoredEmployeeReport[] = []
  for (const version of latest.value.versions.slice(0, versionsShown)) {
    const told = await source.report(person.id, version)
    if (hasValue(told)) reports.push(told.value.report)
  }
  const name = inlineText(person.name)
  const maySeeAnswer = source.reader.sees === 'everything' || latest.value.isOwn
  const lines = reports.map((report) =>
    citedLine(
      `Version ${report.version} of the report of ${name}: ${maySeeAnswer ? stateText(report.state) : 'released'}.`,
      citeReport(report, 'state'),
      { isItem: true },
    ),
  )
  if (!asksWhatTheySaid.test(text)) return lines
  if (!maySeeAnswer) {
    return [
      ...lines,
      remark(
        'What somebody answered to their report is told only to them, to owners, admins and others with that right.',
      ),
    ]
  }
  const wanted = asksOfContest.test(text) ? 'contested' : 'acknowledged'
  const found = reports.filter(({ state }) => state === wanted)
  const versions = found.map(({ version }) => version).join(', ')
  const head =
    found.length > 0
      ? `${name} has ${wanted} version ${versions}.`
      : `${name} has ${wanted} none of the versions that are there.`
  const rest = found.length > 0 ? found : reports
  return [
    citedLine(
      head,
      rest.map((report) => citeReport(report, 'state')),
    ),
    ...lines,
  ]
}

const companyState = async (source: Source): Promise<Draft> => {
  const told = await source.companyVersions()
  if (!hasValue(told)) return missingCompanyReport(told)
  const [newest] = told.value
  if (!newest) return missingCompanyReport({ value: null })
  const out = told.value.find(({ state }) => isPublished(state))
  return {
    lines: [
      citedLine(
        `The newest company report, version ${newest.version}: ${stateText(newest.state)}.`,
        citeCompanyReport(newest, 'state'),
      ),
      ...(out === undefined
        ? [citedLine('No version of it is released.', citeCompanyReport(newest, 'state'))]
        : out === newest
          ? []
          : [citedLine(`Version ${out.version} is released.`, citeCompanyReport(out, 'state'))]),
    ],
  }
}

/** The states that a question about several reports means; undefined where it names none. */
const statesIn = (text: string): readonly ReleaseState[] | undefined => {
  if (asksOfContest.test(text)) return ['contested']
  if (/ (?:acknowledg\w*|accept\w*|agree\w*) /.test(text)) return ['acknowledged']
  if (/ withdrawn /.test(text)) return ['withdrawn']
  if (/ (?:not|unreleased|waiting|wait|waits|review|drafts?|pending|still) /.test(text))
    return / (?:not reviewed|to be reviewed|(?:waiting|wait|waits|pending) (?:for )?(?:a )?review|to review|drafts?) /.test(
      text,
    )
      ? ['draft']
      : ['draft', 'reviewed']
  if (/ reviewed /.test(text)) return ['reviewed']
  return / (?:released|out) /.test(text) ? ['released', 'acknowledged', 'contested'] : undefined
}

const allStates = ['draft', 'reviewed', 'released', 'acknowledged', 'contested', 'withdrawn'] as const

const refusal =
  'How it stands with the reports of others is told only to owners, admins and others with that right; you can ask about your own.'

const releaseStatesOfMany = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  if (source.reader.sees !== 'everything') return { lines: [remark(refusal)] }
  const [told, list] = [await source.reportsOfPeople(), await source.people()]
  if (!hasValue(told)) return { lines: [remark(told.refusal)] }
  if (!hasValue(list)) return { lines: [remark(list.refusal)] }
  const members = peopleInScope(question)
  const stateOf = new Map(told.value.map(({ employeeId, state }) => [employeeId, state]))
  // As in the list of reports, an objection without a response counts even where newer versions exist.
  const objecting = new Map(
    told.value.flatMap(({ employeeId, state, unansweredVersion }) =>
      unansweredVersion === null || state === 'contested' ? [] : [[employeeId, unansweredVersion] as const],
    ),
  )
  const where = scopePhrase(question)
  const states = statesIn(question.text)
  if (states === undefined) {
    const counts = allStates.flatMap((state) => {
      const count = members.filter(({ id }) => stateOf.get(id) === state).length
      return count === 0 ? [] : [{ state, count }]
    })
    const reports = members.filter(({ id }) => stateOf.has(id)).length
    return {
      lines: [
        citedLine(
          `${counted(reports)} of ${peopleCount(members.length)}${where} ${haveOrHas(reports)} a report. By their latest version: ${counts.map(({ state, count }) => `${counted(count)} ${stateText(state)}`).join(', ') || 'none'}.`,
          [reportsBasis, peopleBasis],
          { derived: [reports, members.length, ...counts.map(({ count }) => count)] },
        ),
      ],
      suggestions: ['Who has no report?'],
    }
  }
  const found = members.filter(({ id }) => {
    const state = stateOf.get(id)
    return state !== undefined && states.includes(state)
  })
  const before = states.includes('contested') ? members.filter(({ id }) => objecting.has(id)) : []
  return {
    lines: [
      citedLine(
        `By the latest version, ${counted(found.length)} of the reports${where} ${found.length === 1 ? 'is' : 'are'} ${states.map(stateText).join(' or ')}.`,
        [reportsBasis, peopleBasis],
        { derived: [found.length] },
      ),
      ...nameLines(found),
      ...(before.length === 0
        ? []
        : [
            citedLine(
              `${before.length === 1 ? 'One contested an earlier version' : `${counted(before.length)} contested an earlier version`}, and nobody has responded yet:`,
              [reportsBasis, peopleBasis],
              { derived: [before.length] },
            ),
            ...nameLines(before),
          ]),
    ],
    people: [...found, ...before].slice(0, 50).map(({ id }) => id),
  }
}

export const releaseOfReports: Question = {
  id: 'release-of-reports',
  title: 'Which reports are released, and what people answered to theirs',
  examples: [
    'Has the report of Ada Lovelace been released?',
    'Did Ada contest her report?',
    'Who contested their report?',
    'Which reports are not released?',
    'Is the company report released?',
    'How many reports are there?',
  ],
  offer: (reader) =>
    offerFullAccess('Which reports are not released?')(reader) ??
    offerReports('Has my report been released?', 'Has my report been released?')(reader),
  knows: wordSet(`
    report reports company contest contests contested contesting object objects objected disagree disagrees disagreed
    dispute disputed acknowledge acknowledges acknowledged accept accepts accepted agree agreed agrees with release
    released unreleased out draft drafts review reviewed reviewing withdrawn waiting wait waits pending still not yet state
    status who whom whose which many number ppl grade version already ever against department team already all list when
  `),
  recognises: ({ text }) =>
    !/ when /.test(text) &&
    (asksWhatTheySaid.test(text) ||
      / (?:released?|unreleased|withdrawn|reviewed) /.test(text) ||
      occurInOrder(text, / (?:state|status) of /, /reports? /) ||
      occurInOrder(text, / reports? /, /(?:out|drafts?|waiting|pending|wait|waits) /) ||
      occurInOrder(text, / (?:how many|number of) /, /reports? /) ||
      / draft reports? /.test(text)),
  answer: async (question, source) => {
    const { people, text } = question
    if (people.length === 0) {
      return / company report /.test(text) ? companyState(source) : releaseStatesOfMany(question, source)
    }
    const lines: Line[] = []
    for (const person of people.slice(0, peopleMax))
      lines.push(...(await releaseStatesOfPerson(person, text, source)))
    return { lines, people: people.map(({ id }) => id) }
  },
}
