import { Fragment, type ReactNode } from 'react'
import type { Values } from '../../../insights/catalog/format-message.ts'

/** No text that anybody typed has it: the database takes none. */
const mark = '\0'
const marked = /\0(\w+)\0/u

/** A sentence with something other than text in it, by the names of the places where it stands. */
export const interpolateNodes = (
  say: (values: Values) => string,
  parts: Readonly<Record<string, ReactNode>>,
  values: Values = {},
): ReactNode =>
  say({ ...values, ...Object.fromEntries(Object.keys(parts).map((name) => [name, mark + name + mark])) })
    .split(marked)
    // Every second piece is the name of a place.
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>)
