import { isIPv6 } from 'node:net'

/**
 * A name as mails say it: what mail programs would make a link of (an address of the web, a host or its number, an e-mail
 * address) is broken by spaces, so that the name of an organization or a person leads nowhere. Spaces, since programs and browsers read over
 * invisible signs, and over dots of other scripts.
 */
export const withoutLinks = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(inBrackets, (all, bracket: string, inside: string) =>
      isIPv6(inside.normalize('NFKC')) ? `${bracket} ${inside}` : all,
    )
    .replaceAll(dotWithLabel, (all, label: string) =>
      isLabel.test(label) || isLabel.test(label.normalize('NFKC')) ? `. ${label}` : all,
    )
    .replaceAll(numberWithDot, '$& ')
    .replaceAll(numbersWithDots, (numbers) => numbers.replaceAll(dot, '. '))
    .replaceAll(dotAfterWww, '. ')
    .replaceAll(schemeWithSlashes, ': ')
    .replaceAll(wordWithColon, (all, word: string) =>
      scheme.test(word.normalize('NFKC')) ? `${word}: ` : all,
    )
    .replaceAll(atInAddress, '@ ')

/** What shows nothing: soft hyphens, zero width spaces, marks of direction, signs of tags. Joiners within words stay: scripts need them. */
const invisible = /(?!\p{Join_Control})[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/gu
/** Every sign that hosts may have as their dot, with what follows it. Registries sell names of symbols: "i❤.ws". */
const dotWithLabel =
  /(?<=[\p{L}\p{M}\p{N}\p{Join_Control}_-]|[^\0-\x7F\P{S}]|[^\0-\x7F\P{Extended_Pictographic}])[.\u3002\uFF0E\uFF61\u2024\uFE52]((?:[\p{L}\p{M}\p{N}\p{Join_Control}-]|[^\0-\x7F\P{S}])+)/gu
/**
 * Two letters, or a letter and a digit, of another label: "evil.example", not "Dr. Who" or "e.g.". Browsers read letters in circles and squares
 * and two letters in one sign as letters, and people read the dark ones, those of flags and those in brackets as such.
 */
const isLabel =
  /[\p{L}\p{M}\u249C-\u24B5\u{1F110}-\u{1F129}\u{1F150}-\u{1F169}\u{1F170}-\u{1F19A}\u{1F1E6}-\u{1F1FF}-][\p{L}\p{M}\p{N}\p{Join_Control}\u249C-\u24B5\u{1F110}-\u{1F129}\u{1F150}-\u{1F169}\u{1F170}-\u{1F19A}\u{1F1E6}-\u{1F1FF}-]/u
/** Signs of a number with its full stop, which browsers read as two: "evil⒈com". */
const numberWithDot =
  /[\u2488-\u249B\u{1F100}](?=[\p{L}\p{M}\p{N}\u249C-\u24B5\u{1F110}-\u{1F129}\u{1F150}-\u{1F169}\u{1F170}-\u{1F19A}\u{1F1E6}-\u{1F1FF}-]{2})/gu
const dot = /[.\u3002\uFF0E\uFF61\u2024\uFE52]/gu
/** Four numbers or more, of which hosts may consist (IPv4): versions and dates have up to three. */
const numbersWithDots =
  /(?:0x[\da-f]{1,8}|\p{N}{1,12})(?:[.\u3002\uFF0E\uFF61\u2024\uFE52](?:0x[\da-f]{1,8}|\p{N}{1,12})){3,}/giu
/** IPv6 leads somewhere between brackets only. */
const inBrackets = /([[\uFF3B])([^\s[\]\uFF3B\uFF3D]{2,80})(?=[\]\uFF3D])/gu
const dotAfterWww = /(?<=www)[.\u3002\uFF0E\uFF61\u2024\uFE52](?=\S)/giu
const schemeWithSlashes = /[:\uFF1A\uFE55\uA789](?=[/\\\uFF0F\u2044\u2215])/gu
const wordWithColon = /(?<!\w)([a-z\uFF21-\uFF3A\uFF41-\uFF5A]{3,10})[:\uFF1A\uFE55](?=\S)/giu
const scheme = /^(?:https?|ftp|mailto|tel|sms|callto|skype|facetime|whatsapp|file|data|javascript)$/iu
const atInAddress = /(?<=\S)[@\uFF20\uFE6B](?=\S)/gu
