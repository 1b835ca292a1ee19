import { Button } from '@mantine/core'
import { suggestedEmail } from '../../../contract/shapes/fields.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

type EmailSuggestionProps = {
  typed: string
  onTake: (email: string) => void
  /** The question, where the page is in another language. */
  ask?: (email: string) => string
}

/** Asks for the address that was probably meant, such as one with a typographic apostrophe. Nothing where there is none. */
export const EmailSuggestion = ({
  typed,
  onTake,
  ask = (email) => t(texts, 'emailSuggestion.didYouMean', { email }),
}: EmailSuggestionProps) => {
  const email = suggestedEmail(typed)
  return (
    <output>
      {email !== undefined && (
        <Button variant="light" size="compact-md" onClick={() => onTake(email)}>
          <bdi>{ask(email)}</bdi>
        </Button>
      )}
    </output>
  )
}
