import { expect, test } from 'vitest'
import { headingBlock, textBlock, type Block } from '../documents/document.ts'
import { readPdf } from '../../../testing/exports/read-files.ts'
import { writePdf } from './write-pdf.ts'

const made = { organizationName: 'Tide & Co', by: 'The owner', at: '2026-03-02T10:00:00.000Z' }
const document = (blocks: Block[]) => ({
  title: 'Long',
  subtitle: '',
  facts: [['File made by', made.by]] as const,
  notice: 'Read with care.',
  parts: [{ title: 'Part', blocks }],
})

test('a part of thousands of paragraphs is written whole, in its order', async () => {
  const count = 12_000
  const blocks = Array.from({ length: count }, (_, number) => textBlock(`p${number}`))
  const { pages } = await readPdf(await writePdf(document(blocks), made))
  const found = pages.join(' ').match(/\bp\d+\b/g) ?? []
  expect(found).toEqual(blocks.map((_, number) => `p${number}`))
}, 240_000)

test('a heading stays, whatever follows it: a text, a table, another heading or nothing', async () => {
  const table: Block = {
    kind: 'table',
    table: { columns: [{ title: 'Cell', share: 1 }], rows: [['in a row']] },
  }
  const blocks = [
    headingBlock('One'),
    headingBlock('Two'),
    textBlock('Said.'),
    textBlock('More.'),
    headingBlock('Three'),
    table,
    headingBlock('Four'),
  ]
  const { pages } = await readPdf(await writePdf(document(blocks), made))
  expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toMatch(
    /Part One Two Said\. More\. Three Cell in a row Four/,
  )
})
