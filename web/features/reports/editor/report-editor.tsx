import { Alert, Anchor, Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useBlocker } from '@tanstack/react-router'
import { memo, useCallback, useMemo, useState } from 'react'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { invalidateCalls, useCommand } from '../../../core/api/queries.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { localizedFailureText, commandOutcomeText } from '../../../ui/report/language/localized-states.tsx'
import { notifyDoneLocalized, useDialogLocale } from '../../../ui/report/language/localized-notifications.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { useTextLength } from '../../../ui/forms/text-length.ts'
import { fieldLabel, editableTexts, withTexts, type TextField } from './editable-texts.ts'
import { useGeneratedVersion } from './use-generated-version.ts'
import { storedAttributes } from '../language/untranslated-attributes.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import './report-editor.css'

type Props = {
  report: StoredEmployeeReport
  /** The person's latest version: another one may have been saved since. */
  latestVersion: number
  onClose: () => void
}

/** Edits the texts of a report; saving stores the next version, and the one on screen is unchanged. */
export const ReportEditor = ({ report, latestVersion, onClose }: Props) => {
  const client = useQueryClient()
  const words = useReportWords()
  const { say, fill, piece, language } = words
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const [reason, setReason] = useState('')
  const lengthTold = useTextLength(limits.stepTextMax)
  const [isLeaving, setLeaving] = useState(false)
  const save = useCommand(reports.saveReport)
  const fields = useMemo(() => editableTexts(report), [report])
  const changeText = useCallback(
    (key: string, text: string) => setTexts((before) => new Map(before).set(key, text)),
    [],
  )
  const generated = useGeneratedVersion(report)
  const made = new Map(editableTexts(generated ?? report).map(({ key, text }) => [key, text]))
  const changed = fields.filter(({ key, text }) => (texts.get(key) ?? text).trim() !== text)
  const blank = fields.filter(({ key, text }) => (texts.get(key) ?? text).trim() === '')
  const isDirty = changed.length > 0 && !save.isSuccess
  // A stable function while the answer is the same: otherwise each keystroke would register a new one.
  const shouldBlockFn = useCallback(() => isDirty, [isDirty])
  const leaving = useBlocker({ shouldBlockFn, enableBeforeUnload: isDirty, withResolver: true })
  const submit = () =>
    save.mutate(
      {
        employeeId: report.employeeId,
        reportData: withTexts(report, texts),
        basedOn: report.version,
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      },
      {
        // There may be a newer version.
        onError: () => void invalidateCalls(client, [reports.getReport.name]),
        onSuccess: (answer) => {
          notifyDoneLocalized(words, say('editor.saved', { version: answer.report.version }))
          onClose()
        },
      },
    )
  const sections = [...new Set(fields.map(({ section }) => section))]
  return (
    <form
      aria-label={say('editor.name')}
      className="editor"
      onSubmit={(event) => {
        event.preventDefault()
        if (changed.length > 0 && blank.length === 0) submit()
      }}
    >
      <Alert variant="light">
        {say('editor.intro')} {language !== 'en' && say('editor.stored')}
      </Alert>
      {sections.map((section) => (
        <fieldset key={section} className="editor__section">
          <legend className="report-headline editor__legend">{say(section)}</legend>
          {fields
            .filter((field) => field.section === section)
            .map((field) => (
              <Field
                key={field.key}
                field={field}
                made={made.get(field.key) ?? ''}
                value={texts.get(field.key) ?? field.text}
                onChange={changeText}
              />
            ))}
        </fieldset>
      ))}
      <Textarea
        label={say('editor.why')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        {...lengthTold(reason, { description: say('editor.whyKept') })}
        rows={2}
        attributes={{ input: { dir: 'auto' } }}
      />
      {save.error !== null && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          title={commandOutcomeText(save.error, say('editor.notSaved'), words)}
        >
          {say('editor.stillHere', { error: localizedFailureText(save.error, words) })}
        </Alert>
      )}
      {latestVersion > report.version && save.status !== 'pending' && save.status !== 'success' && (
        <Alert color="yellow" variant="light" title={say('editor.newer', { latest: latestVersion })}>
          {fill(
            'editor.newerText',
            {
              link: (
                <Anchor
                  inherit
                  renderRoot={(props) => (
                    <Link
                      to={paths.report}
                      params={{ employeeId: report.employeeId }}
                      target="_blank"
                      {...props}
                    />
                  )}
                >
                  {say('editor.newerLink', { latest: latestVersion })}
                </Anchor>
              ),
            },
            { version: report.version },
          )}
        </Alert>
      )}
      <Group className="editor__bar" justify="space-between">
        <Text size="sm" c="dimmed" component="output">
          {changed.length === 0 ? say('editor.nothing') : say('editor.changed', { count: changed.length })}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => (isDirty ? setLeaving(true) : onClose())}>
            {piece('dialog.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={changed.length === 0 || blank.length > 0}>
            {say('editor.save')}
          </Button>
        </Group>
      </Group>
      <Unsaved
        count={changed.length}
        isOpen={isLeaving || leaving.status === 'blocked'}
        onStay={() => {
          setLeaving(false)
          leaving.reset?.()
        }}
        onLeave={() => (leaving.status === 'blocked' ? leaving.proceed() : onClose())}
      />
    </form>
  )
}

type FieldProps = {
  field: TextField
  /** The generated text; if that version is no longer stored, the text before this edit. */
  made: string
  value: string
  onChange: (key: string, text: string) => void
}

/**
 * One stored text; once it differs from the generated one, that is shown beside it. A report has about fifty of them, and
 * a keystroke changes one.
 */
const Field = memo(({ field, made, value, onChange }: FieldProps) => {
  const words = useReportWords()
  const { say } = words
  const stored = storedAttributes(words)
  const isOther = value.trim() !== made
  return (
    <div className={isOther ? 'editor__field editor__field--beside' : 'editor__field'}>
      <Textarea
        label={fieldLabel(words, field)}
        value={value}
        autosize
        minRows={2}
        onChange={(event) => onChange(field.key, event.currentTarget.value)}
        error={value.trim() === '' ? say('editor.empty') : undefined}
        attributes={{ input: stored }}
      />
      {isOther && (
        <div className="editor__made">
          <span>{say('beside.generated')}</span>
          <p {...stored}>{made}</p>
        </div>
      )}
    </div>
  )
})

type UnsavedProps = { count: number; isOpen: boolean; onStay: () => void; onLeave: () => void }

const Unsaved = ({ count, isOpen, onStay, onLeave }: UnsavedProps) => {
  const { say } = useReportWords()
  const overPage = useDialogLocale()
  return (
    <Modal opened={isOpen} onClose={onStay} title={say('editor.leave')} {...overPage}>
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={onStay} data-autofocus>
              {say('editor.stay')}
            </Button>
            <Button color="red" onClick={onLeave}>
              {say('editor.discard')}
            </Button>
          </>
        }
      >
        <Text>{say('editor.lost', { count })}</Text>
      </DialogBody>
    </Modal>
  )
}
