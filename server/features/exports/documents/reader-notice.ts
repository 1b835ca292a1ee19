import { removedDays } from '../../../../contract/calls/employees/removals.ts'
import { textBlock, type Part } from './document.ts'
import type { FileWords } from './document-texts.ts'

/**
 * `isShared`: whether every member sees released reports; null where the reader does not know. `isOwn`: whether the
 * reader is the report's person.
 */
export type ReaderNoticeFacts = {
  organizationName: string
  person: string
  isShared: boolean | null
  isOwn: boolean
}

/**
 * A report's notice to its person, in its file as on its page: who reads it, why, how long it is stored, what it is
 * based on and how to contest it. Other readers get it in the third person.
 */
export const readerNotice = (about: ReaderNoticeFacts, { page, named }: FileWords): Part => {
  const person = named(about.person)
  const whole = { organization: named(about.organizationName), person, days: removedDays }
  const who = about.isShared === null ? 'whoUnknown' : about.isShared ? 'whoShared' : 'whoOwn'
  const to = about.isOwn ? 'notice' : 'told'
  const facts = [
    [page('notice.who'), page(`${to}.${who}`, whole)],
    [page('notice.why'), page(`${to}.whyText`, whole)],
    [page('notice.howLong'), page(`${to}.howLongText`, whole)],
    [page('notice.rests'), page(`${to}.restsText`, whole)],
    [page('notice.contest'), page(`${to}.contestText`, whole)],
  ]
  return {
    title: about.isOwn ? page('notice.title') : page('told.title', { person }),
    blocks: facts.map((fact) => textBlock(fact.join('. '))),
  }
}
