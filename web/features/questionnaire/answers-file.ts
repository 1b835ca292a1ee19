import { questionIds, questionOf, type QuestionId } from '../../../insights/questionnaire.ts'
import { handOver } from '../../ui/hand-over.ts'
import { answerOf, type Aside, type DraftRecord } from './draft-record.ts'

/** Answers as a text that a person can keep, send or paste. */

type Written = readonly [QuestionId, string]

const textOf = (written: readonly Written[]): string =>
  written.map(([id, text]) => `${questionOf(id).prompt}\n${text.trim()}\n`).join('\n')

/** All that a device holds of one questionnaire, in its order. */
export const answersAsText = (record: DraftRecord): string =>
  textOf(
    questionIds.flatMap((id): Written[] => {
      const text = answerOf(record, id)
      return text.trim() === '' ? [] : [[id, text]]
    }),
  )

/** What was not chosen of what two devices had. */
export const asideAsText = (aside: readonly Aside[]): string =>
  textOf(aside.map(({ id, text }) => [id, text]))

/** Hands a text to the browser as a file. */
export const downloadText = (text: string, name: string): void =>
  handOver(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
