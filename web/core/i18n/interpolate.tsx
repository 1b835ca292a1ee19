import { Fragment, type ReactNode } from 'react'
import type { Values } from '../../../insights/catalog/format-message.ts'

/** Never occurs in user input: the database rejects it. */
const mark = '\0'
const marked = /\0(\w+)\0/u

/** Interpolates nodes into a sentence, by the names of its placeholders. */
export const interpolateNodes = (
  say: (values: Values) => string,
  parts: Readonly<Record<string, ReactNode>>,
  values: Values = {},
): ReactNode =>
  say({ ...values, ...Object.fromEntries(Object.keys(parts).map((name) => [name, mark + name + mark])) })
    .split(marked)
    // Every second piece is the name of a placeholder.
    .map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>)
