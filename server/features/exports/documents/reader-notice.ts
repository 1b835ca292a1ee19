import { removedDays } from '../../../../contract/calls/employees/removals.ts'
import { textBlock, type Part } from './document.ts'
import type { FileWords } from './document-texts.ts'

/**
 * `isShared`: whether every member sees released reports; null where its reader does not know. `isOwn`: whether its reader
 * is the one it is about.
 */
export type ReaderNoticeFacts = {
  organizationName: string
  person: string
  isShared: boolean | null
  isOwn: boolean
}

/** What its person is told of a report, as part of its file and as its page says it: in words for them, else about them. */
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
