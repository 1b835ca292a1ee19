import { CallError, failureText, isConnectionFailure } from '../../../core/api/call-error.ts'
import { Failed } from '../../../ui/feedback/query-states.tsx'
import { useLocalizedFailures } from '../language/localized-failures.ts'
import { useTexts } from '../language/texts.ts'

type FailedHereProps = { title: string; error: unknown; retry: () => void; isRetrying?: boolean }

/** What the questionnaire shows that could not be filled, in the language that it is in. */
export const LoadFailure = ({ title, error, retry, isRetrying = false }: FailedHereProps) => {
  const t = useTexts()
  const saying = useLocalizedFailures()
  const isPassing = isConnectionFailure(error) || (error instanceof CallError && error.status >= 500)
  const words = {
    text: saying.failure(failureText(error), isPassing),
    safe: t('failed.safe'),
    reference: t('failed.reference', {
      reference: error instanceof CallError ? (error.requestId ?? '') : '',
    }),
    retry: t('tryAgain'),
  }
  return <Failed title={title} error={error} retry={retry} isRetrying={isRetrying} words={words} />
}
