import { Alert, Anchor, Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useBlocker } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { reports, type StoredEmployeeReport } from '../../../contract/reports.ts'
import { refresh, useCommand } from '../../core/ask.ts'
import { failureText } from '../../core/call-error.ts'
import { paths } from '../../paths.ts'
import { DialogBody } from '../../ui/dialog-body.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { limits } from '../../../contract/fields.ts'
import { textFieldsOf, withTexts, type TextField } from './edited-report.ts'
import { useGeneratedVersion } from './generated-version.ts'
import './report-editor.css'

type Props = {
  report: StoredEmployeeReport
  /** Of this person by now: another one may have been saved since. */
  latestVersion: number
  onClose: () => void
}

/** Edits the texts of a report; saving stores the next version, the one on screen stays as it is. */
export const ReportEditor = ({ report, latestVersion, onClose }: Props) => {
  const client = useQueryClient()
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const [reason, setReason] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const save = useCommand(reports.saveReport)
  const fields = textFieldsOf(report)
  const generated = useGeneratedVersion(report)
  const made = new Map(textFieldsOf(generated ?? report).map(({ key, text }) => [key, text]))
  const changed = fields.filter(({ key, text }) => (texts.get(key) ?? text).trim() !== text)
  const blank = fields.filter(({ key, text }) => (texts.get(key) ?? text).trim() === '')
  const isDirty = changed.length > 0 && !save.isSuccess
  // The same function as long as the answer is the same: a new one would be registered at every key stroke.
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
        // It may be that there is a newer version.
        onError: () => void refresh(client, [reports.getReport.name]),
        onSuccess: (answer) => {
          notifyDone(
            `Saved as version ${answer.report.version}, a draft: it has to be reviewed before it can be released. Earlier versions are kept.`,
          )
          onClose()
        },
      },
    )
  const sections = [...new Set(fields.map(({ section }) => section))]
  return (
    <form
      aria-label="Edit the texts"
      className="editor"
      onSubmit={(event) => {
        event.preventDefault()
        if (changed.length > 0 && blank.length === 0) submit()
      }}
    >
      <Alert variant="light">
        Numbers and grades are computed and cannot be edited. What you change here are the words around them;
        each text keeps the answers it rests on, and the generated one stays beside it.
      </Alert>
      {sections.map((section) => (
        <fieldset key={section} className="editor__section">
          <legend className="report-headline editor__legend">{section}</legend>
          {fields
            .filter((field) => field.section === section)
            .map((field) => (
              <Field
                key={field.key}
                field={field}
                made={made.get(field.key) ?? ''}
                value={texts.get(field.key) ?? field.text}
                onChange={(text) => setTexts(new Map(texts).set(field.key, text))}
              />
            ))}
        </fieldset>
      ))}
      <Textarea
        label="Why did you change it?"
        description="It is kept with your name in the history. You can leave it out."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={limits.stepTextMax}
        rows={2}
      />
      {save.error !== null && (
        <Alert color="red" variant="light" role="alert" title="This was not saved">
          {failureText(save.error)} Your changes are still here.
        </Alert>
      )}
      {latestVersion > report.version && save.status !== 'pending' && save.status !== 'success' && (
        <Alert color="yellow" variant="light" title={`There is a version ${latestVersion} by now`}>
          What you edit is version {report.version}, and is not saved over a newer one. What you typed stays
          here while you{' '}
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link to={paths.report} params={{ employeeId: report.employeeId }} target="_blank" {...props} />
            )}
          >
            look at version {latestVersion} in a new tab
          </Anchor>{' '}
          and make your changes in that one.
        </Alert>
      )}
      <Group className="editor__bar" justify="space-between">
        <Text size="sm" c="dimmed" component="output">
          {changed.length === 0
            ? 'Nothing changed yet'
            : `${changed.length} ${changed.length === 1 ? 'text' : 'texts'} changed`}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={() => (isDirty ? setLeaving(true) : onClose())}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending} disabled={changed.length === 0 || blank.length > 0}>
            Save as next version
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
  /** The text as it was generated; of a version that is not kept any more, as it stood before this edit. */
  made: string
  value: string
  onChange: (text: string) => void
}

/** One text; once it is another than the generated one, that stands beside it. */
const Field = ({ field, made, value, onChange }: FieldProps) => {
  const isOther = value.trim() !== made
  return (
    <div className={isOther ? 'editor__field editor__field--beside' : 'editor__field'}>
      <Textarea
        label={field.label}
        value={value}
        autosize
        minRows={2}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={value.trim() === '' ? 'This text cannot be empty' : undefined}
      />
      {isOther && (
        <div className="editor__made">
          <span>Generated</span>
          <p>{made}</p>
        </div>
      )}
    </div>
  )
}

type UnsavedProps = { count: number; isOpen: boolean; onStay: () => void; onLeave: () => void }

const Unsaved = ({ count, isOpen, onStay, onLeave }: UnsavedProps) => (
  <Modal opened={isOpen} onClose={onStay} title="Leave without saving?">
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onStay} data-autofocus>
            Go on editing
          </Button>
          <Button color="red" onClick={onLeave}>
            Discard the changes
          </Button>
        </>
      }
    >
      <Text>
        {count === 1 ? 'One changed text' : `${count} changed texts`} would be lost. The report itself stays
        as it is.
      </Text>
    </DialogBody>
  </Modal>
)
