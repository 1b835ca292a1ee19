import type { ChatModelRefusal, ReplyAuthor } from '../../../../contract/calls/chat.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

const refusals = {
  unasked: 'answeredBy.notAsked',
  slow: 'answeredBy.tookTooLong',
  away: 'answeredBy.couldNotBeReached',
  refused: 'answeredBy.refusedToAnswer',
  unreadable: 'answeredBy.couldNotBeRead',
  unfounded: 'answeredBy.heldAgainstNoSource',
} as const satisfies Readonly<Record<ChatModelRefusal, string>>

const sentence = ({ by, why, model }: ReplyAuthor): string => {
  if (model === null) return t(texts, 'answeredBy.builtInAnalyst')
  const { name, answeredBy, sources, sentencesDropped } = model
  if (by === 'model') {
    const checked = t(texts, 'answeredBy.everySentenceWasChecked', {
      count: sources,
      model: answeredBy ?? name,
    })
    if (sentencesDropped === 0) return checked
    return `${checked} ${t(texts, 'answeredBy.sentencesThatDidNotHold', { count: sentencesDropped })}`
  }
  return t(texts, refusals[why ?? 'unasked'], { model: name })
}

/** Who wrote a reply and, where there is a language model, what its sentences were checked against. */
export const ReplyAuthorLine = ({ author }: { author: ReplyAuthor }) => (
  <p className="said__author">{sentence(author)}</p>
)
