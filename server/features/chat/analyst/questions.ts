import { helpWith } from './help.ts'
import type { Question } from './question.ts'
import { whoHasAnswered, whoHasNotAnswered } from './who-answered.ts'

/** In this order: the first that recognises a message answers it. */
export const answerable: readonly Question[] = [whoHasNotAnswered, whoHasAnswered]

/** Every question that is understood. */
export const questions: readonly Question[] = [helpWith(answerable), ...answerable]
