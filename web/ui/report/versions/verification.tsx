import { Alert, Box, Button, Stack, Text } from '@mantine/core'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type {
  VerificationFinding as One,
  Verification as Verified,
} from '../../../../contract/calls/reports/verify-report.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { LocalizedFailed } from '../language/localized-states.tsx'
import { useReportLocale, type ReportLocale } from '../language/report-language.tsx'
import './verification.css'

type Answer = { verification: Verified }
type Props<K extends readonly unknown[]> = {
  /** The question that makes the report again. */
  question: UseQueryOptions<Answer, CallError, Answer, K>
}

/** A button that has a report made again from what it was made from, and what was found. */
export const Verification = <K extends readonly unknown[]>({ question }: Props<K>) => {
  const { piece } = useReportLocale()
  const [isAsked, setAsked] = useState(false)
  const answered = useQuery({ ...question, enabled: isAsked, staleTime: 0, gcTime: 0 })
  const { data, isFetching, error, refetch } = answered
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" className="prose">
        {piece('verify.intro')}
      </Text>
      <Button
        variant="default"
        className="screen-only"
        loading={isFetching}
        onClick={() => (isAsked ? void refetch() : setAsked(true))}
      >
        {data === undefined ? piece('verify.verify') : piece('verify.again')}
      </Button>
      <div aria-live="polite" className="verification">
        {error !== null && !isFetching && (
          <LocalizedFailed title={piece('verify.failed')} error={error} retry={() => void refetch()} />
        )}
        {data !== undefined && error === null && <Found verification={data.verification} />}
      </div>
    </Stack>
  )
}

const states: Record<Verified['state'], { color: string; icon: ReactNode }> = {
  same: { color: 'green', icon: <CircleCheck size={18} /> },
  differs: { color: 'red', icon: <CircleAlert size={18} /> },
  cannot: { color: 'yellow', icon: <CircleHelp size={18} /> },
}

/** What was found, in the language of the report around it; in English in the words of the server. */
export const localizedFinding = (
  one: One,
  { engine, questionnaire }: Pick<Verified, 'engine' | 'questionnaire'>,
  { piece, count, day }: ReportLocale,
): string => {
  if (one.is === 'removedByRules') {
    const [first, last] = [day(one.first, 'long'), day(one.last, 'long')]
    const key = first === last ? 'verify.found.removedOn' : 'verify.found.removedBetween'
    return piece(key, { count: one.count, number: count(one.count), first, last })
  }
  if ('count' in one) return piece(`verify.found.${one.is}`, { count: one.count, number: count(one.count) })
  return piece(`verify.found.${one.is}`, {
    engine: engine.before,
    engineNow: engine.now,
    questionnaire: questionnaire.before,
    questionnaireNow: questionnaire.now,
  })
}

const Found = ({ verification }: { verification: Verified }) => {
  const { state, found, engine, questionnaire, inputs, madeInVersion, version } = verification
  const reading = useReportLocale()
  const { piece, fillPiece } = reading
  const { color, icon } = states[state]
  return (
    <Stack gap="sm">
      <Alert
        color={color}
        icon={icon}
        title={piece(`verify.${state}`)}
        classNames={{ label: 'verification__state' }}
      >
        {found.map((one) => (
          <p key={one.is} className="verification__why">
            {localizedFinding(one, verification, reading)}
          </p>
        ))}
      </Alert>
      <dl className="verification__facts">
        <Fact name={piece('verify.engine')} before={engine.before} now={engine.now} />
        <Fact name={piece('verify.questionnaire')} before={questionnaire.before} now={questionnaire.now} />
        {madeInVersion !== null && madeInVersion !== version && (
          <div>
            <dt>{piece('verify.madeIn')}</dt>
            <dd>{piece('verify.version', { version: madeInVersion })}</dd>
          </div>
        )}
        {inputs.hashThen !== null && (
          <div>
            <dt>{piece('verify.hash')}</dt>
            <dd>
              {inputs.hashNow === null || inputs.hashNow === inputs.hashThen ? (
                <Hash of={inputs.hashThen} />
              ) : (
                fillPiece('verify.hashes', {
                  before: <Hash of={inputs.hashThen} />,
                  now: <Hash of={inputs.hashNow} />,
                })
              )}
            </dd>
          </div>
        )}
      </dl>
      <Places
        name={piece('verify.differing')}
        total={verification.differencesTotal}
        rows={verification.differences.map(({ path, before, now }) => ({ path, one: before, other: now }))}
        columns={[piece('verify.stored'), piece('verify.madeAgain')]}
      />
      <Places
        name={piece('verify.changed')}
        total={verification.editsTotal}
        rows={verification.edits.map(({ path, generated, edited }) => ({
          path,
          one: generated,
          other: edited,
        }))}
        columns={[piece('verify.asMade'), piece('verify.asStored')]}
      />
    </Stack>
  )
}

const Hash = ({ of }: { of: string }) => (
  <code className="verification__hash" dir="ltr">
    {of}
  </code>
)

const Fact = ({ name, before, now }: { name: string; before: string; now: string }) => {
  const { piece } = useReportLocale()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{before === now ? before : piece('verify.thenNow', { before, now })}</dd>
    </div>
  )
}

type PlacesProps = {
  name: string
  total: number
  rows: readonly { path: string; one: string; other: string }[]
  columns: readonly [string, string]
}

const Places = ({ name, total, rows, columns }: PlacesProps) => {
  const { piece, count } = useReportLocale()
  return (
    rows.length > 0 && (
      <div>
        <h3 className="verification__title">{name}</h3>
        <Box component="section" className="verification__places" aria-label={name} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{piece('verify.place')}</th>
                <th scope="col">{columns[0]}</th>
                <th scope="col">{columns[1]}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ path, one, other }) => (
                <tr key={path}>
                  <th scope="row">
                    <code dir="ltr">{path}</code>
                  </th>
                  <td dir="auto">{one}</td>
                  <td dir="auto">{other}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
        {rows.length < total && (
          <Text size="sm" c="dimmed">
            {piece('verify.first', { shown: count(rows.length), total: count(total) })}
          </Text>
        )}
      </div>
    )
  )
}
