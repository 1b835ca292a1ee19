import { Button, Textarea } from '@mantine/core'
import { useUnsavedText } from '../../../core/drafts/unsaved-input.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'

const answers = ['contested', 'acknowledged'] as const

/**
 * The name under which input about one's report is kept; the same for every version, because another
 * one can arrive while typing.
 */
export const unsavedResponseName = (employeeId: string, answer: (typeof answers)[number]): string =>
  `${answer}/${employeeId}`

/** Unsent input about one's report when the report was withdrawn: it can no longer be sent, but is not lost. */
export const UnsavedResponses = ({ employeeId }: { employeeId: string }) =>
  answers.map((answer) => <UnsentAnswer key={answer} name={unsavedResponseName(employeeId, answer)} />)

const UnsentAnswer = ({ name }: { name: string }) => {
  const { say } = useReportWords()
  const { value, forget } = useUnsavedText(name, '')
  if (value.trim() === '') return null
  return (
    <>
      <Textarea
        mt="lg"
        maw="var(--muster-measure)"
        label={say('own.unsent')}
        description={say('own.unsentText')}
        value={value}
        readOnly
        rows={4}
        dir="auto"
      />
      <Button variant="default" size="xs" mt="xs" onClick={forget}>
        {say('own.unsentForget')}
      </Button>
    </>
  )
}
