import { Alert, Button, Modal, Paper, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messages } from '../../../contract/http/failures.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { invalidateCalls, useCommand } from '../../core/api/queries.ts'
import { CallError, failureText } from '../../core/api/call-error.ts'
import { failureTexts } from '../../core/api/failure-texts.ts'
import { DialogBody } from '../../ui/dialogs/dialog-body.tsx'
import { ignoreDoubleClick } from '../../ui/forms/ignore-double-click.ts'
import { focusLater, focusTitle } from '../../ui/focus/focus.ts'
import { localizedFailureText } from '../../ui/report/language/localized-states.tsx'
import { notifyDoneLocalized, useDialogLocale } from '../../ui/report/language/localized-notifications.ts'
import { BillingLink } from '../../ui/feedback/billing-link.tsx'
import { useWiki } from './language/company-report-texts.tsx'

/** What is said where the server has no better sentence (specification point 8). */
export const generationFailed = 'Failed to generate company report via API.'

/** The sentence for a failed generation: the server's own where it has one. */
export const generationFailureText = (error: unknown): string => {
  const text = failureText(error)
  const saysNothing =
    text === failureTexts.unknown || text === failureTexts.requestFailed || /^HTTP \d+$/.test(text)
  return saysNothing ? generationFailed : text
}

/** Whether a generation was refused because nobody has answered yet. */
export const isWithoutAnswers = (error: unknown): boolean =>
  error instanceof CallError && error.message === messages.noCompletedSubmissions

/** Makes the next company report, unless somebody should be asked first; `onDone` hears that it is made. */
export const useGenerateReport = (onDone: () => void) => {
  const wiki = useWiki()
  const command = useCommand(reports.generateCompanyReport, {
    hasChanged: (answer) => answer.held === undefined,
  })
  const client = useQueryClient()
  const [held, setHeld] = useState<Held>()
  const make = (asksFirst: boolean) => {
    setHeld(undefined)
    command.mutate(asksFirst ? { asksFirst } : {}, {
      onSuccess: ({ report, held: reason }) => {
        if (reason !== undefined) {
          setHeld({ reason, version: report.version })
          return
        }
        const { version, coverage } = report
        notifyDoneLocalized(wiki, wiki.counted('generate.made', coverage.answered, { version }))
        onDone()
      },
      onError: (error) => {
        // The list may be of before answers were withdrawn, and is to name who is missing.
        if (isWithoutAnswers(error)) void invalidateCalls(client, [people.getEmployees.name])
      },
    })
  }
  return {
    ...command,
    start: () => make(true),
    /** What is to be said before it is made again. */
    held,
    // What asked could do nothing while the question was opened, so the dialog has nothing to give the focus back to.
    goOn: () => {
      make(false)
      focusTitle()
    },
    letBe: () => {
      setHeld(undefined)
      // On a phone it was asked for in the menu.
      focusLater(`#${generateButton}`, '.report-menu button')
    },
    /** Whether it is made in any case, and not only where nobody is to be asked first. */
    isMade: command.variables?.asksFirst === undefined,
  }
}

type Held = { reason: 'same' | 'edited'; version: number }
export type Generation = ReturnType<typeof useGenerateReport>

const generateButton = 'generate-company-report'

type ButtonProps = {
  generation: Generation
  isFirst: boolean
  /** Where something else is the main action. */
  isQuiet?: boolean
}

/** Makes the first report, or the next one. */
export const GenerateButton = ({ generation, isFirst, isQuiet = false }: ButtonProps) => {
  const { say } = useWiki()
  return (
    <Button
      id={generateButton}
      variant={isQuiet ? 'default' : 'filled'}
      onClick={ignoreDoubleClick(generation.start)}
      loading={generation.isPending}
      leftSection={isFirst ? <Sparkles size={16} aria-hidden /> : <RefreshCw size={16} aria-hidden />}
    >
      {isFirst ? say('generate.first') : say('generate.again')}
    </Button>
  )
}

type AskProps = {
  isOpen: boolean
  /** Why none can be made; it is said in place of the question. */
  hindrance: string | undefined
  onClose: () => void
  onConfirm: () => void
}

/** The question before a report is made for somebody who came here to make one. */
export const ConfirmGeneration = ({ isOpen, hindrance, onClose, onConfirm }: AskProps) => {
  const { say, piece } = useWiki()
  const overPage = useDialogLocale()
  if (hindrance !== undefined) {
    return (
      <Modal opened={isOpen} onClose={onClose} title={say('none.noAnswers')} {...overPage}>
        <DialogBody
          actions={
            <Button variant="default" onClick={onClose} data-autofocus>
              {piece('dialog.close')}
            </Button>
          }
        >
          <Text>{hindrance}</Text>
        </DialogBody>
      </Modal>
    )
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={say('generate.ask')} {...overPage}>
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {piece('dialog.cancel')}
            </Button>
            <Button onClick={onConfirm} data-autofocus>
              {say('generate.first')}
            </Button>
          </>
        }
      >
        <Text>{say('generate.askText')}</Text>
      </DialogBody>
    </Modal>
  )
}

/** The question before a report is made again that would say the same, or would be without what somebody edited. */
export const ConfirmRegeneration = ({ generation: { held, goOn, letBe } }: { generation: Generation }) => {
  const { say, piece } = useWiki()
  const overPage = useDialogLocale()
  // While it closes it says what it said.
  const [shown, setShown] = useState(held)
  if (held !== undefined && held !== shown) setShown(held)
  const isSame = shown?.reason === 'same'
  return (
    <Modal
      opened={held !== undefined}
      onClose={letBe}
      title={say(isSame ? 'generate.sameTitle' : 'generate.editedTitle')}
      {...overPage}
    >
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={letBe} data-autofocus>
              {piece('dialog.cancel')}
            </Button>
            <Button onClick={goOn}>{say('generate.again')}</Button>
          </>
        }
      >
        <Text>
          {say(isSame ? 'generate.sameText' : 'generate.editedText', { version: shown?.version ?? '' })}
        </Text>
      </DialogBody>
    </Modal>
  )
}

/** How long it has taken so far; there is one step, so no share of it is claimed. */
const Elapsed = () => {
  const { say, count } = useWiki()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span aria-hidden>{seconds > 1 && ` ${say('generate.seconds', { number: count(seconds) })}`}</span>
}

type StateProps = { generation: Generation; isFirst?: boolean }

/** What a generation is doing, or why it failed. */
export const GenerationState = ({ generation, isFirst = false }: StateProps) => {
  const wiki = useWiki()
  const { language, say } = wiki
  if (generation.isPending) {
    return (
      <Paper component="output" withBorder className="wiki-note">
        <Text size="sm" component="span">
          {say(isFirst || generation.isMade ? 'generate.making' : 'generate.looking')}
          <Elapsed />
        </Text>
      </Paper>
    )
  }
  if (generation.error === null) return null
  if (isWithoutAnswers(generation.error)) {
    return (
      <Alert color="yellow" variant="light" mb="lg" role="alert" title={say('generate.nobodyCounts')}>
        <Text size="sm">{say('generate.nobodyCountsText')}</Text>
      </Alert>
    )
  }
  const isStopped = generation.error.kind === 'SUBSCRIPTION_REQUIRED'
  return (
    <Alert
      color="red"
      variant="light"
      mb="lg"
      role="alert"
      title={
        language === 'en'
          ? generationFailureText(generation.error)
          : localizedFailureText(generation.error, wiki)
      }
    >
      <Text size="sm">
        {say('generate.nothing')}
        {!isStopped && ` ${say('generate.tryAgain')}`}
      </Text>
      <BillingLink error={generation.error} />
    </Alert>
  )
}
