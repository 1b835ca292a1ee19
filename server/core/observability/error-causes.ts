/** An error and what it was caused by, the outermost first. */
export function* causeChain(error: unknown): Generator<object> {
  let link = error
  for (let depth = 0; depth < 10 && typeof link === 'object' && link !== null; depth += 1) {
    yield link
    link = 'cause' in link ? link.cause : undefined
  }
}

/** A property of an error, where it is a text. */
export function textProperty(value: object, key: string): string | undefined {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'string' ? found : undefined
}

/** The first text under `key` along the causes of an error. */
export function firstTextInCauses(error: unknown, key: string): string | undefined {
  for (const link of causeChain(error)) {
    const found = textProperty(link, key)
    if (found !== undefined) return found
  }
  return undefined
}
