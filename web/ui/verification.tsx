import { Alert, Box, Button, Stack, Text } from '@mantine/core'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Verification as Verified } from '../../contract/verify.ts'
import type { CallError } from '../core/call-error.ts'
import { Failed } from './states.tsx'
import './verification.css'

type Answer = { verification: Verified }
type Props<K extends readonly unknown[]> = {
  /** The question that makes the report again. */
  question: UseQueryOptions<Answer, CallError, Answer, K>
}

/** A button that has a report made again from what it was made from, and what was found. */
export const Verification = <K extends readonly unknown[]>({ question }: Props<K>) => {
  const [isAsked, setAsked] = useState(false)
  const answered = useQuery({ ...question, enabled: isAsked, staleTime: 0, gcTime: 0 })
  const { data, isFetching, error, refetch } = answered
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" className="prose">
        The report can be made again from the answers and records that it was made from, and compared with
        what is stored. Nothing is changed by that.
      </Text>
      <Button
        variant="default"
        className="screen-only"
        loading={isFetching}
        onClick={() => (isAsked ? void refetch() : setAsked(true))}
      >
        {data === undefined ? 'Verify this report' : 'Verify again'}
      </Button>
      <div aria-live="polite" className="verification">
        {error !== null && !isFetching && (
          <Failed title="The report could not be verified" error={error} retry={() => void refetch()} />
        )}
        {data !== undefined && error === null && <Found verification={data.verification} />}
      </div>
    </Stack>
  )
}

const states: Record<Verified['state'], { title: string; color: string; icon: ReactNode }> = {
  same: { title: 'Verified: it is what the answers give', color: 'green', icon: <CircleCheck size={18} /> },
  differs: { title: 'Not as it was made', color: 'red', icon: <CircleAlert size={18} /> },
  cannot: { title: 'Cannot be verified', color: 'yellow', icon: <CircleHelp size={18} /> },
}

const Found = ({ verification }: { verification: Verified }) => {
  const { state, why, engine, questionnaire, inputs, madeInVersion, version } = verification
  const { title, color, icon } = states[state]
  return (
    <Stack gap="sm">
      <Alert color={color} icon={icon} title={title} classNames={{ label: 'verification__state' }}>
        {why.map((sentence) => (
          <p key={sentence} className="verification__why">
            {sentence}
          </p>
        ))}
      </Alert>
      <dl className="verification__facts">
        <Fact name="Engine" before={engine.before} now={engine.now} />
        <Fact name="Questionnaire" before={questionnaire.before} now={questionnaire.now} />
        {madeInVersion !== null && madeInVersion !== version && (
          <div>
            <dt>Its numbers were made in</dt>
            <dd>version {madeInVersion}</dd>
          </div>
        )}
        {inputs.hashThen !== null && (
          <div>
            <dt>SHA-256 of what it was made from</dt>
            <dd>
              <code className="verification__hash">{inputs.hashThen}</code>
              {inputs.hashNow !== null && inputs.hashNow !== inputs.hashThen && (
                <>
                  , now <code className="verification__hash">{inputs.hashNow}</code>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      <Places
        name="What differs"
        total={verification.differencesTotal}
        rows={verification.differences.map(({ path, before, now }) => ({ path, one: before, other: now }))}
        columns={['Stored', 'Made again']}
      />
      <Places
        name="Texts that were changed"
        total={verification.editsTotal}
        rows={verification.edits.map(({ path, generated, edited }) => ({
          path,
          one: generated,
          other: edited,
        }))}
        columns={['As made', 'As stored']}
      />
    </Stack>
  )
}

const Fact = ({ name, before, now }: { name: string; before: string; now: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{before === now ? before : `${before} then, ${now} now`}</dd>
  </div>
)

type PlacesProps = {
  name: string
  total: number
  rows: readonly { path: string; one: string; other: string }[]
  columns: readonly [string, string]
}

const Places = ({ name, total, rows, columns }: PlacesProps) =>
  rows.length > 0 && (
    <div>
      <h3 className="verification__title">{name}</h3>
      <Box component="section" className="verification__places" aria-label={name} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, one, other }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{one}</td>
                <td>{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {rows.length < total && (
        <Text size="sm" c="dimmed">
          The first {rows.length.toLocaleString()} of {total.toLocaleString()}.
        </Text>
      )}
    </div>
  )
