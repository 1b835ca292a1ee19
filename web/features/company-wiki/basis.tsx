import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { createContext, useContext, type ReactNode } from 'react'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { GroupStatement } from '../../../insights/company-report-types.ts'
import { questionOf } from '../../../insights/questionnaire.ts'
import { paths } from '../../paths.ts'
import { Evidence, Quote } from '../../ui/evidence.tsx'

/** What a statement rests on: how many people, and for those who may see names, whose answers. */

export type Basis = Omit<GroupStatement, 'text'>

/** The names of those who answered, by employee id; empty where the reader may not see names. */
export const namesIn = (report: StoredCompanyReport): ReadonlyMap<string, string> =>
  new Map(
    report.gradingBreakdown.flatMap(({ teamScores }) =>
      teamScores.map(({ employeeId, employeeName }) => [employeeId, employeeName]),
    ),
  )

type Reader = { names: ReadonlyMap<string, string>; isAnonymous: boolean }
const ReaderContext = createContext<Reader>({ names: new Map(), isAnonymous: true })

/** Lets every statement below know which names its reader may see. */
export const BasisProvider = ({ report, children }: { report: StoredCompanyReport; children: ReactNode }) => (
  <ReaderContext value={{ names: namesIn(report), isAnonymous: report.isAnonymous }}>
    {children}
  </ReaderContext>
)

/** A person's name that leads to their report; only the name's place where it may not be seen. */
export const PersonLink = ({ employeeId, name }: { employeeId: string; name: string }) => (
  <Anchor
    inherit
    className="person-link"
    renderRoot={(props) => <Link to={paths.report} params={{ employeeId }} {...props} />}
  >
    {name}
  </Anchor>
)

const countOf = ({ people, outOf }: Basis): string =>
  people === 0
    ? 'Rests on no answer'
    : `${people.toLocaleString()} of ${outOf.toLocaleString()} ${outOf === 1 ? 'person' : 'people'}`

/** How many people a statement rests on; opens their quotes and answers. */
export const RestsOn = ({ basis, about }: { basis: Basis; about: string }) => {
  const { names, isAnonymous } = useContext(ReaderContext)
  const label = countOf(basis)
  if (isAnonymous || (basis.evidenceTotal === 0 && basis.quotes.length === 0)) {
    return (
      <Text size="sm" c="dimmed" component="span" className="figures">
        {label}
      </Text>
    )
  }
  return (
    <Evidence label={label} name={`What “${about}” rests on: ${label}`}>
      <Answers basis={basis} names={names} />
    </Evidence>
  )
}

const Answers = ({ basis, names }: { basis: Basis; names: Reader['names'] }) => {
  const quoted = new Set(basis.quotes.map(({ employeeId, questionId }) => `${employeeId} ${questionId}`))
  const others = basis.evidence.filter(
    ({ employeeId, questionId }) => !quoted.has(`${employeeId} ${questionId}`),
  )
  const questionIds = [...new Set(others.map(({ questionId }) => questionId))]
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
          question={questionOf(questionId).prompt}
          by={nameOf(employeeId)}
        />
      ))}
      {questionIds.map((questionId) => (
        <Stack key={questionId} gap={2}>
          <Text size="xs" c="dimmed">
            {questionOf(questionId).prompt}
          </Text>
          <Text size="sm" component="div" className="basis__names">
            {others
              .filter((answer) => answer.questionId === questionId)
              .map(({ employeeId }) => (
                <span key={employeeId}>{nameOf(employeeId) ?? 'A person who answered'}</span>
              ))}
          </Text>
        </Stack>
      ))}
      {left > 0 && (
        <Text size="sm" c="dimmed">
          And {left.toLocaleString()} more {left === 1 ? 'answer' : 'answers'}; the first{' '}
          {basis.evidence.length.toLocaleString()} are listed here.
        </Text>
      )}
    </>
  )
}
