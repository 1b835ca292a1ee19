import { questionIds, questionOf, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { downloadFile } from '../../../ui/downloads/download.ts'
import { useAnswerInWords } from '../steps/choices.tsx'
import { currentAnswer, type DiscardedAnswer, type DraftRecord } from './draft-record.ts'
import { useWords } from '../language/texts.ts'

/** Answers as a text that a person can keep, send or paste, with the questions as they are shown. */

type Written = readonly [QuestionId, string]

const useText = () => {
  const { prompt } = useWords()
  const inWords = useAnswerInWords()
  return (written: readonly Written[]): string =>
    written.map(([id, text]) => `${prompt({ id })}\n${inWords(questionOf(id), text.trim())}\n`).join('\n')
}

/** All that a device holds of one questionnaire, in its order. */
export const useAnswersAsText = () => {
  const textOf = useText()
  return (record: DraftRecord | null): string =>
    record === null
      ? ''
      : textOf(
          questionIds.flatMap((id): Written[] => {
            const text = currentAnswer(record, id)
            return text.trim() === '' ? [] : [[id, text]]
          }),
        )
}

/** What was not chosen of what two devices had, in the questionnaire's order. */
export const useDiscardedAsText = () => {
  const textOf = useText()
  return (aside: readonly DiscardedAnswer[]): string =>
    textOf(
      questionIds.flatMap((id) =>
        aside.filter((one) => one.id === id).map(({ text }): Written => [id, text]),
      ),
    )
}

/** Hands a text to the browser as a file. */
export const downloadText = (text: string, name: string): void =>
  downloadFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
