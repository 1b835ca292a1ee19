import { Fragment, type ReactNode } from 'react'
import type { TextKey, Values } from '../../../../insights/catalog/format-message.ts'
import type questionnaire from '../../../../languages/en/questionnaire.json'
import { useCatalogue } from './catalogue.ts'

type MarkedProps = {
  say: TextKey<typeof questionnaire>
  values?: Values
  /** What is shown for each mark of the sentence: `<signIn>` by its name. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A sentence with something other than text in it, such as a link. */
export const MarkedText = ({ say, values, marks }: MarkedProps) =>
  useCatalogue()
    .piecesOf(say, values)
    .map(({ text, mark }, index) => (
      <Fragment key={index}>{mark === undefined ? text : marks[mark]?.(text)}</Fragment>
    ))
