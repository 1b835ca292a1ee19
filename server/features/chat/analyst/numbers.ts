const number = /\d+(?:,\d{3})*(?:\.\d+)?/gu

/** The numbers in a text, without their signs: '1,200' is 1200, '2026-03-02' is 2026, 3 and 2. */
export const numbersIn = (text: string): number[] =>
  (text.match(number) ?? []).map((found) => Number(found.replaceAll(',', '')))
