import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cycleNameMax, cycles } from '../../../contract/cycles.ts'
import { limits } from '../../../contract/fields.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { useMay } from '../../core/membership.tsx'
import { useRun } from '../../core/run.ts'
import { peopleCount } from '../../core/words.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { RunPanel, type RunWords } from '../../ui/run-panel.tsx'
import { Asked, Loading } from '../../ui/states.tsx'
import { CyclesTable } from './cycles-table.tsx'

/** Each time that everybody was asked again, and for who may open answers again how to begin the next. */
export const Cycles = () => {
  const mayOpen = useMay('submission:edit')
  const listed = useQuery(ask(cycles.listCycles, {}))
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<string>()
  const run = useRun({ kind: 'cycle', shown, onFound: setShown, touches: changedByRun, isEnabled: mayOpen })
  const isRunning = run.asked.data?.run.state === 'running'
  return (
    <>
      {shown !== undefined && (
        <RunPanel asked={run.asked} words={runWords} onClose={() => setShown(undefined)} />
      )}
      <Asked of={listed} failed="The cycles could not be loaded" loading={<Loading lines={2} height={40} />}>
        {({ cycles: list }) =>
          list.length === 0 ? (
            <p className="prose">
              Everybody has been asked once so far. When you ask again, what people had answered is kept, and
              the next report can be compared with this one.
            </p>
          ) : (
            <CyclesTable list={list} />
          )
        }
      </Asked>
      {mayOpen && (
        <Button
          variant="default"
          className="screen-only"
          disabled={isRunning || !listed.isSuccess}
          onClick={() => setAsking(true)}
        >
          Ask everybody again
        </Button>
      )}
      {isAsking && (
        <OpenCycle
          number={(listed.data?.cycles[0]?.number ?? 1) + 1}
          onOpened={setShown}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What people are asked again changes with each of them. */
const changedByRun = [
  'listCycles',
  'getSubmissions',
  'getSubmissionVersions',
  'listInvitations',
  'listReports',
  'getOrgData',
]

const runWords: RunWords = {
  name: 'Asking everybody again',
  countOf: peopleCount,
  handled: 'People handled',
  ended: ({ done, failed }) => `${peopleCount(done)} asked again, ${failed.toLocaleString()} not`,
  noticed: 'Asked again, but without a mail',
  noReason: 'No reason was given.',
  fileName: 'not-asked-again',
}

type OpenCycleProps = { number: number; onOpened: (runId: string) => void; onClose: () => void }

const OpenCycle = ({ number, onOpened, onClose }: OpenCycleProps) => {
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const open = useCommand(cycles.openCycle)
  return (
    <AskFirst
      title={`Open cycle ${number} and ask everybody again?`}
      act="Ask everybody again"
      command={open}
      input={{ name, ...(reason.trim() === '' ? {} : { reason }) }}
      done={({ cycle }) => `Cycle ${cycle.number} is open. ${peopleCount(cycle.asked)} are asked again.`}
      onDone={({ run }) => onOpened(run.id)}
      unchanged="Nobody was asked."
      hasField
      onClose={onClose}
    >
      <Text>
        The answers of everybody who has submitted are opened again, and each is told by mail with a way back.
        What they had submitted is kept, and every report stays as it is. Until they submit anew they count as
        not answered, and the next company report leaves them out. This cannot be undone.
      </Text>
      <TextInput
        mt="md"
        label="Name of the cycle"
        description="Such as “Spring 2027”. It stands in this list."
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={cycleNameMax}
        required
        data-autofocus
      />
      <Textarea
        mt="md"
        label="Why?"
        description="Everybody reads it in the mail and above the questions. You can leave it out."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={limits.reopenReasonMax}
        rows={3}
      />
    </AskFirst>
  )
}
