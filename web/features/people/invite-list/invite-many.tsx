import { Alert, Button, FileButton, Group, Text, Textarea } from '@mantine/core'
import { Upload } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '../../../../contract/shapes/limits.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import type { Run } from '../../../../contract/calls/batch-jobs.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { CallError, failureText } from '../../../core/api/call-error.ts'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useFocusOnOpen } from '../../../ui/focus/focus.ts'
import { BillingLink } from '../../../ui/feedback/billing-link.tsx'
import { skippedLines, type SkippedLine } from './skipped-lines.ts'
import { EncodingQuestion, type UnreadFile } from './encoding-question.tsx'
import { InviteColumns } from './invite-columns.tsx'
import { InvitePreview } from './invite-preview.tsx'
import { InviteResults } from './invite-results.tsx'
import type { ReadInvite } from '../list-parser/parse-invites.ts'
import { NoMailNotice } from '../mailing/no-mail-notice.tsx'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { readTextFile } from '../list-parser/read-text-file.ts'
import { remainingText } from './remaining-text.ts'
import { useInviteList } from './use-invite-list.ts'
import { readInChunks } from '../list-parser/use-parsed-list.ts'
import { mergeFile } from './merge-file.ts'
import { columnsWithoutEmail } from '../list-parser/missing-email-column.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** Up to this many are sent at once, and each result is shown; more become a run. */
const fewInvites = 25

/** In bytes, far more than 10,000 people need; a larger file is not a list of people. */
const largestFile = 8 * 1024 * 1024

const noLines: readonly ReadInvite[] = []

type Props = {
  /** Pasted text, or the content of a file. */
  text: string
  onText: (text: string) => void
  /** Absent if there is nothing to discard. */
  onDiscard: (() => void) | undefined
  /** Absent if there is nothing to close. */
  onClose: (() => void) | undefined
  /** Starts over with an empty list; absent if the flow ends there. */
  onAgain?: () => void
  /** Receives the ids of the people invited, before they are in the list. */
  onInvited: (ids: readonly string[]) => void
  /** Receives the lines that were not sent. */
  onRun: (run: Run, leftOut: readonly SkippedLine[]) => void
  /** Receives the name of a file whose encoding is being asked for; undefined once there is none. */
  onUnread?: (file: string | undefined) => void
  mayInviteAdmins: boolean
  known: ReadonlySet<string>
  /** Its button is not the primary one of the screen. */
  isQuiet?: boolean
}

/** The last file and its content, the text typed before it, and the two merged. */
type FromFile = { file: string; held: string; typed: string; whole: string }

const isToMend = ({ problem, isTwin }: ReadInvite): boolean => problem !== null && !isTwin

const buttonWords = (count: number, sendsMail: boolean): string => {
  if (count === 0) return sendsMail ? t(texts, 'inviteMany.invite') : t(texts, 'inviteMany.makeSome')
  return sendsMail
    ? t(texts, 'inviteMany.invitePeople', { people: peopleCount(count) })
    : t(texts, 'inviteMany.makeInvitations', { count, number: englishNumber(count) })
}

/** Invites many people from pasted lines or a CSV file; shows how each line was parsed before anything is sent. */
export const InviteMany = (props: Props) => {
  const {
    text,
    onText,
    onDiscard,
    onInvited,
    onRun,
    onUnread,
    mayInviteAdmins,
    known,
    isQuiet = false,
  } = props
  const [atSending, setAtSending] = useState({ known, lines: noLines })
  const [fileFault, setFileFault] = useState<string>()
  const [unread, setUnread] = useState<UnreadFile>()
  useEffect(() => {
    onUnread?.(unread?.name)
    return () => onUnread?.(undefined)
  }, [onUnread, unread])
  const [fromFile, setFromFile] = useState<FromFile>()
  // The text may change while a file is being read.
  const shown = useRef(text)
  useLayoutEffect(() => {
    shown.current = text
  }, [text])
  const understood = useInviteList(text, mayInviteAdmins)
  const { list, missing, checked, isAsking } = understood
  const read = checked.lines
  const few = useCommand(people.sendEmployeeInvites, {
    onAnswer: ({ results }) => onInvited(results.flatMap(({ employee }) => employee?.id ?? [])),
  })
  const many = useCommand(people.startInvitations)
  const sendsMail = useMailEnabled()
  const field = useFocusOnOpen<HTMLTextAreaElement>()
  const ready = read.filter(({ problem }) => problem === null)
  const isTooMany = ready.length > limits.invitesPerRun
  const error = few.error ?? many.error
  if (few.data !== undefined) {
    return (
      <InviteResults
        results={few.data.results}
        lines={atSending.lines}
        invitedBefore={atSending.known}
        onClose={props.onClose}
        onAgain={props.onAgain}
        isToMend={text !== ''}
      />
    )
  }

  // Continues if the dialog is closed: people who have been invited must be removed from the text, and only they.
  const send = async () => {
    // The people invited now will appear in the list too, so keep its state from before.
    setAtSending({ known, lines: read })
    try {
      if (ready.length <= fewInvites) {
        await few.mutateAsync({ invites: ready.map(({ given }) => given) })
      } else {
        const { run } = await many.mutateAsync({
          invites: ready.map(({ line, given }) => ({ line, ...given })),
        })
        onRun(run, skippedLines(read))
      }
      onText(remainingText({ table: list.table, people: read }))
    } catch (failure) {
      // The mutation holds the error and shows it.
      if (!(failure instanceof CallError)) throw failure
    }
  }
  const load = async (file: File | null) => {
    if (file === null) return
    const isTooLarge = file.size > largestFile
    setFileFault(isTooLarge ? t(texts, 'inviteMany.fileTooLarge', { file: file.name }) : undefined)
    setUnread(undefined)
    if (isTooLarge) return
    const read = await readTextFile(file)
    // An unreadable file must not replace the existing text.
    if (read === 'binary') setFileFault(t(texts, 'inviteMany.notCsv', { file: file.name }))
    else if ('brokenLine' in read) setFileFault(t(texts, 'inviteMany.brokenLine', { line: read.brokenLine }))
    else if ('bytes' in read) setUnread({ name: file.name, bytes: read.bytes })
    else if (read.text.trim() === '') setFileFault(t(texts, 'inviteMany.emptyFile'))
    else await add(file.name, read.text)
  }
  const answerEncoding = (file: UnreadFile, held?: string) => {
    setUnread(undefined)
    field.current?.focus()
    if (held !== undefined) void add(file.name, held)
  }
  /**
   * Whether the file is the previous one again: unchanged, or read again after fixing errors in it. Otherwise it is a
   * different file with the same name.
   */
  const isReadAgain = async (before: FromFile, held: string): Promise<boolean> => {
    const listBefore = await readInChunks(before.held, { mayInviteAdmins })
    if (before.held === held || columnsWithoutEmail(listBefore) !== null) return true
    const own = listBefore.people
    const lines = new Set(own.map((line) => line.text))
    // The server's checks exist only for the lines that are shown.
    return own.some(isToMend) || read.some((line) => isToMend(line) && lines.has(line.text))
  }
  const add = async (file: string, held: string): Promise<void> => {
    const there = shown.current
    // Reading a corrected file again replaces its earlier content; typed text always stays.
    const isAgain = fromFile?.file === file && fromFile.whole === there && (await isReadAgain(fromFile, held))
    const typed = isAgain ? fromFile.typed : there
    const inFile = await readInChunks(held, { mayInviteAdmins })
    const columns = typed.trim() === '' ? null : columnsWithoutEmail(inFile)
    const whole = await mergeFile(typed, held, { mayInviteAdmins })
    // The text was edited while the file was parsed.
    if (shown.current !== there) return add(file, held)
    if (inFile.people.length === 0) setFileFault(t(texts, 'inviteMany.fileWithoutPeople', { file }))
    else if (columns !== null) {
      setFileFault(t(texts, 'inviteMany.fileWithoutEmail', { file, columns: columns.join(', ') }))
    } else if (whole === null) setFileFault(t(texts, 'inviteMany.doesNotFit', { file }))
    else {
      setFromFile({ file, held, typed, whole })
      onText(whole)
    }
  }
  // If no line could be used, discard only the text and stay in the dialog.
  const discard = () => {
    setFileFault(undefined)
    setUnread(undefined)
    if (ready.length > 0 || text === '') return onDiscard?.()
    onText('')
    field.current?.focus()
  }
  return (
    <DialogBody
      actions={
        <>
          {onDiscard && (
            <Button variant="default" onClick={discard}>
              {text === '' ? t(texts, 'inviteMany.cancel') : t(texts, 'inviteMany.discard')}
            </Button>
          )}
          <Button
            variant={isQuiet ? 'default' : 'filled'}
            onClick={() => void send()}
            disabled={
              ready.length === 0 || isTooMany || isAsking || understood.isReading || unread !== undefined
            }
            loading={few.isPending || many.isPending}
          >
            {buttonWords(ready.length, sendsMail)}
          </Button>
        </>
      }
    >
      <NoMailNotice>{t(texts, 'inviteMany.noMail')}</NoMailNotice>
      <Textarea
        ref={field}
        data-autofocus
        label={t(texts, 'inviteMany.people')}
        description={t(texts, 'inviteMany.onePersonALine')}
        placeholder={t(texts, 'inviteMany.example')}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        minRows={6}
        maxRows={12}
        rows={7}
        spellCheck={false}
        error={fileFault}
      />
      <Group gap="xs">
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void load(file)}>
          {(props) => (
            <Button variant="default" size="xs" leftSection={<Upload size={14} aria-hidden />} {...props}>
              {t(texts, 'inviteMany.readCsv')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {mayInviteAdmins ? t(texts, 'inviteMany.columnsAndMembershipRole') : t(texts, 'inviteMany.columns')}
        </Text>
      </Group>
      {unread && (
        <EncodingQuestion
          file={unread}
          onRead={(held) => answerEncoding(unread, held)}
          onCancel={() => answerEncoding(unread)}
        />
      )}
      {understood.isReading && (
        <Text component="output" size="sm" display="block">
          {t(texts, 'inviteMany.reading')}
        </Text>
      )}
      {list.table.header !== null && list.people.length === 0 && (
        <Text component="output" size="sm" display="block">
          {t(texts, 'inviteMany.onlyHeadings')}
        </Text>
      )}
      {missing !== null && (
        <Alert color="red" role="alert" title={t(texts, 'inviteMany.noEmailColumn')}>
          {t(texts, 'inviteMany.columnsAre', { columns: missing.join(', ') })}
        </Alert>
      )}
      {missing === null && <InviteColumns list={list} onChoose={understood.chooseColumn} />}
      <InvitePreview
        checked={checked}
        names={understood.names}
        onName={understood.chooseName}
        onEmail={understood.chooseEmail}
      />
      {isTooMany && (
        <Alert color="red" role="alert">
          {t(texts, 'inviteMany.tooMany', { most: limits.invitesPerRun })}
        </Alert>
      )}
      {error !== null && (
        <Alert color="red" role="alert">
          {failureText(error)}
          <BillingLink error={error} />
        </Alert>
      )}
    </DialogBody>
  )
}
