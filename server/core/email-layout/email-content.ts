import { directionOf, type LanguageCode } from '../../../languages/index.ts'
import { isolateInMail } from './isolate-in-mail.ts'

/**
 * What a mail says, once: its HTML part and its text part are both made from it, so that neither says less than
 * the other. Its words are ours and of one language; what people wrote is kept apart as a name.
 */
export type MailContent = {
  language: LanguageCode
  subject: string
  /** What a list of mails shows beside the subject; the mail itself says it again. */
  preview: string
  /** The sentence on top. */
  heading: MailText
  blocks: readonly MailBlock[]
  /** Who sent this and why, in small print. */
  footnote: MailText
}

export type MailBlock =
  | { kind: 'paragraph'; text: MailText }
  /** A paragraph that matters less; its link comes last. */
  | { kind: 'aside'; text: MailText; link?: { label: string; href: string } }
  /** What a person wrote, line by line as they wrote it. */
  | { kind: 'said'; text: string }
  /** What happened, a line each. */
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** A code, to be read and typed or marked with one double click. */
  | { kind: 'code'; code: string }
  /** The one thing to do: a button, and its address to be read where there are no buttons. */
  | { kind: 'action'; label: MailText; href: string }

/** `name`: what a person wrote, whose direction must not turn the sentence around it. */
export type MailText = string | readonly (string | { name: string })[]

/** The parts of a text, in order. */
export const partsOf = (text: MailText): readonly (string | { name: string })[] =>
  typeof text === 'string' ? [text] : text

/** The text part of a mail. */
export const renderMailText = ({ language, heading, blocks, footnote }: MailContent): string => {
  const inText = (text: MailText) => plain(text, language)
  const parts = [inText(heading), ...blocks.map((block) => textOfBlock(block, language)), inText(footnote)]
  return `${[`${start(language)}Muster`, ...parts].join('\n\n')}\n`
}

/** A mail program that takes the direction of a text from its beginning would take that of the name there. */
const start = (language: LanguageCode): string => (directionOf(language) === 'rtl' ? '\u200F' : '')

const plain = (text: MailText, language: LanguageCode): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : isolateInMail(language, part.name)))
    .join('')

const textOfBlock = (block: MailBlock, language: LanguageCode): string => {
  switch (block.kind) {
    case 'paragraph':
      return plain(block.text, language)
    case 'aside':
      return plain(block.text, language) + (block.link ? ` ${block.link.label}:\n${block.link.href}` : '')
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${isolateInMail(language, value)}`).join('\n')
    case 'said':
      return block.text
    case 'code':
      return block.code
  }
  return `${plain(block.label, language)}:\n${block.href}`
}
