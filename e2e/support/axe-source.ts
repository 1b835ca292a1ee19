import axe from 'axe-core'

/**
 * Half of what a look at a report took was axe making colours: for each text it reads the colours of all that lies below
 * anew, and it keeps each part of a colour in a `WeakMap`, for browsers without private fields. Its findings stay the same.
 */

/** A `WeakMap` and `WeakSet` that keeps the value with the object itself. */
const withTheObject = `class {
  #key = Symbol()
  constructor(entries = []) { for (const [object, value] of entries) this.set(object, value) }
  has(object) { return object instanceof Object && Object.hasOwn(object, this.#key) }
  get(object) { return object?.[this.#key] }
  set(object, value) { object[this.#key] = value; return this }
  add(object) { return this.set(object, true) }
  delete(object) { return this.has(object) && delete object[this.#key] }
}`

/** Lets axe read what a text of a colour stands for once in a document. */
const rememberColours = `{
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map()
  prototype.parseString = function (text) {
    const read = known.get(text) ?? parseString.call(new axe.commons.color.Color(), text)
    known.set(text, read)
    this.r = read.r
    this.g = read.g
    this.b = read.b
    this.alpha = read.alpha
    return this
  }
}`

/** What puts axe into a page. */
export const axeSource = `((WeakMap, WeakSet) => {${axe.source}
${rememberColours}})(...Array(2).fill(${withTheObject}))`
