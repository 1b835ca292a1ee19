const number = /\d+(?:,\d{3})*(?:\.\d+)?/gu

/**
 * The numbers in a text as they are compared, without their signs: '1,200' is '1200', '2026-03-02' is '2026', '3' and
 * '2'. They are no `number`s on purpose: what a sentence derives comes from the data and never from its own words.
 */
export const extractNumbers = (text: string): string[] =>
  (text.match(number) ?? []).map((found) => comparableNumber(Number(found.replaceAll(',', ''))))

/** A number as it is compared with those in a text. */
export const comparableNumber = (value: number): string => String(value)
