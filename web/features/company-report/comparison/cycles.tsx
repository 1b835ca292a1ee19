import { Button, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isBlankText } from '../../../../insights/text/plain-text.ts'
import { cycleNameMax, cycles } from '../../../../contract/calls/cycles.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Run } from '../../../../contract/calls/batch-jobs.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { useMay } from '../../../core/organization/membership.tsx'
import { useRun } from '../../../core/api/use-batch-job.ts'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { useUnsavedText } from '../../../core/drafts/unsaved-input.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { RunPanel, type RunWords } from '../../../ui/batch-jobs/batch-job-panel.tsx'
import { LocalizedQueryState, LocalizedLoading } from '../../../ui/report/language/localized-states.tsx'
import { useTextLength } from '../../../ui/forms/text-length.ts'
import { CyclesTable } from './cycles-table.tsx'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'

/** Each time that everybody was asked again, and for who may open answers again how to begin the next. */
export const Cycles = () => {
  const wiki = useWiki()
  const { say } = wiki
  const mayOpen = useMay('submission:edit')
  const listed = useQuery(callQuery(cycles.listCycles, {}))
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<string>()
  const run = useRun({ kind: 'cycle', shown, onFound: setShown, touches: changedByRun, isEnabled: mayOpen })
  const sendsMail = useMailEnabled()
  const isRunning = run.asked.data?.run.state === 'running'
  return (
    <>
      {shown !== undefined && (
        <RunPanel asked={run.asked} words={runWords(wiki, sendsMail)} onClose={() => setShown(undefined)} />
      )}
      <LocalizedQueryState
        of={listed}
        failed={say('cycles.notLoaded')}
        loading={<LocalizedLoading lines={2} height={40} />}
      >
        {({ cycles: list }) =>
          list.length === 0 ? <p className="prose">{say('cycles.none')}</p> : <CyclesTable list={list} />
        }
      </LocalizedQueryState>
      {mayOpen ? (
        <Button
          variant="default"
          className="screen-only"
          disabled={isRunning || !listed.isSuccess}
          onClick={() => setAsking(true)}
        >
          {say('cycles.again')}
        </Button>
      ) : (
        <Text size="sm" c="dimmed" className="screen-only">
          {say('cycles.who')}
        </Text>
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

const endedWords = ({ done, failed }: Run, { count, counted }: WikiWords): string =>
  counted('openCycle.ended', done, { failed: count(failed) })

const runWords = (wiki: WikiWords, sendsMail: boolean): RunWords => ({
  name: wiki.say('openCycle.running'),
  countOf: (people) => wiki.counted('counts.people', people),
  handled: wiki.say('openCycle.handled'),
  ended: (run) =>
    endedWords(run, wiki) + (sendsMail || run.done === 0 ? '' : `. ${wiki.say('openCycle.tellThem')}`),
  noticed: wiki.say('openCycle.noticed'),
  noReason: wiki.say('openCycle.noReason'),
  fileName: 'not-asked-again',
})

type OpenCycleProps = { number: number; onOpened: (runId: string) => void; onClose: () => void }

const OpenCycle = ({ number, onOpened, onClose }: OpenCycleProps) => {
  const { say, counted } = useWiki()
  const { value: name, write: setName, sent: nameSent } = useUnsavedText('cycle/name', '')
  const { value: reason, write: setReason, sent: reasonSent } = useUnsavedText('cycle/reason', '')
  const nameLengthTold = useTextLength(cycleNameMax)
  const reasonLengthTold = useTextLength(limits.reopenReasonMax)
  const open = useCommand(cycles.openCycle, {
    onAnswer: () => {
      nameSent()
      reasonSent()
    },
  })
  const sendsMail = useMailEnabled()
  const [isTried, setTried] = useState(false)
  const input = { name, ...(isBlankText(reason) ? {} : { reason }) }
  return (
    <ConfirmDialog
      title={say('openCycle.title', { number })}
      act={say('cycles.again')}
      command={open}
      input={input}
      holds={() => {
        setTried(true)
        return cycles.openCycle.in.safeParse(input).success
      }}
      done={({ cycle }) =>
        `${say('openCycle.done', { number: cycle.number })} ${counted('openCycle.asked', cycle.asked)}`
      }
      onDone={({ run }) => onOpened(run.id)}
      unchanged={say('openCycle.unchanged')}
      hasField
      isTyped={!isBlankText(name + reason)}
      onClose={onClose}
    >
      <Text>{say(sendsMail ? 'openCycle.text' : 'openCycle.textUnmailed')}</Text>
      <TextInput
        mt="md"
        label={say('openCycle.name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        {...nameLengthTold(name, {
          description: say('openCycle.nameText'),
          error: isTried && isBlankText(name) ? say('openCycle.nameMissing') : undefined,
        })}
        required
        data-autofocus
      />
      <Textarea
        mt="md"
        label={say('openCycle.why')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        {...reasonLengthTold(reason, {
          description: say(sendsMail ? 'openCycle.whyText' : 'openCycle.whyTextUnmailed'),
        })}
        rows={3}
      />
    </ConfirmDialog>
  )
}
