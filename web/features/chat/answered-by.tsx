import type { ChatModelRefusal, ReplyAuthor } from '../../../contract/chat.ts'

const refusals: Readonly<Record<Exclude<ChatModelRefusal, 'unasked'>, string>> = {
  slow: 'took too long',
  away: 'could not be reached',
  refused: 'refused to answer',
  unreadable: 'gave an answer that could not be read',
  unfounded: 'said nothing that held against its sources',
}

const sentence = ({ by, why }: ReplyAuthor, model: NonNullable<ReplyAuthor['model']>): string => {
  const { name, answeredBy, sources, sentencesDropped } = model
  if (by === 'model') {
    const dropped =
      sentencesDropped === 0
        ? ''
        : ` ${sentencesDropped} ${sentencesDropped === 1 ? 'sentence' : 'sentences'} that did not hold ${sentencesDropped === 1 ? 'was' : 'were'} left out.`
    return `Answered by ${answeredBy ?? name}; every sentence was checked against what it cites of the ${sources} ${sources === 1 ? 'source' : 'sources'} it was given.${dropped}`
  }
  if (why === null || why === 'unasked')
    return `Answered by the built-in analyst; ${name} was not asked this.`
  return `Answered by the built-in analyst, because ${name} ${refusals[why]}.`
}

/** Who made a reply and what its sentences were held against, where there is a language model. */
export const AnsweredBy = ({ author }: { author: ReplyAuthor }) =>
  author.model && <p className="said__author">{sentence(author, author.model)}</p>
