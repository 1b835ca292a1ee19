import { expect, test } from 'vitest'
import { headingBlock, textBlock, type Block } from '../documents/document.ts'
import { readPdf, readPositions, readStructure } from '../../../testing/exports/read-files.ts'
import { fileWords } from '../documents/document-texts.ts'
import { writePdf } from './write-pdf.ts'

const made = { organizationName: 'Tide & Co', by: 'The owner', at: '2026-03-02T10:00:00.000Z' }
const document = (blocks: Block[]) => ({
  title: 'Long',
  subtitle: '',
  facts: [['File created by', made.by]] as const,
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

test('it is tagged, with its headings, lists and tables, so that it can be heard as well', async () => {
  const table: Block = {
    kind: 'table',
    table: { columns: [{ title: 'Name', share: 1 }], rows: [['Ada']] },
  }
  const bytes = await writePdf(
    document([headingBlock('One'), { kind: 'list', items: [{ text: 'First' }] }, table]),
    made,
  )
  expect(new TextDecoder('latin1').decode(bytes)).toContain('<pdfuaid:part>1</pdfuaid:part>')
  const roles = await readStructure(bytes)
  for (const role of ['H1', 'H2', 'L', 'LI', 'Table', 'TH', 'TD']) expect(roles).toContain(role)
})

test('letters that no typeface here has are boxes, and the document says so', async () => {
  const noteOf = async (text: string) =>
    (await readPdf(await writePdf(document([textBlock(text)]), made))).pages.join(' ').replaceAll(/\s+/g, ' ')
  expect(await noteOf('李 came')).toContain('aren’t in its typeface')
  expect(await noteOf('Zoë, Γιώργος, Пётр, דוד and محمد came → 5 ✓')).not.toContain('aren’t in its typeface')
})

test('a Latin name in an Arabic sentence keeps its place, and the sentence begins on the right', async () => {
  const bytes = await writePdf(document([textBlock('كتبت \u2068Odd\u2069 أمس')]), made, fileWords('ar'))
  const places = await readPositions(bytes)
  const at = (text: string) => places.find(({ str }) => str.trim() === text)?.x ?? NaN
  expect(at('كتبت')).toBeGreaterThan(at('Odd'))
  expect(at('كتبت')).toBeGreaterThan(500)
})

test('a word without an end, and an address, break where their column ends', async () => {
  const long = `${'x'.repeat(400)} anna.lovelace@department.of.the.organization.example`
  const table: Block = {
    kind: 'table',
    table: {
      columns: [
        { title: 'Word', share: 1 },
        { title: 'Other', share: 5 },
      ],
      rows: [[long, 'b']],
    },
  }
  const bytes = await writePdf(document([table, textBlock(long)]), made)
  const places = await readPositions(bytes)
  expect(places.filter(({ x, width }) => x + width > 561)).toEqual([])
  const other = places.find(({ str }) => str === 'b')?.x ?? NaN
  const inColumn = places.filter(({ str, x }) => x < other - 1 && /^x+$/.test(str) && x < 60)
  expect(inColumn.length).toBeGreaterThan(5)
  const { pages } = await readPdf(bytes)
  expect(pages.join('').replaceAll(/\s/g, '')).toContain(
    'anna.lovelace@department.of.the.organization.example',
  )
})

test('a bar is drawn, and heard by its words alone', async () => {
  const bars: Block = {
    kind: 'bars',
    bars: [
      {
        label: 'Tools',
        note: 'mean 4.0, 8 people',
        parts: [
          { kind: 'low', percent: 50 },
          { kind: 'middle', percent: 25 },
          { kind: 'strong', percent: 25 },
        ],
        words: '50% low, 25% middle, 25% strong',
      },
      { label: 'Training', note: '3 people', parts: [], words: 'Fewer than 5 answered.' },
    ],
  }
  const bytes = await writePdf(document([bars]), made)
  const { pages } = await readPdf(bytes)
  expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(
    'Tools mean 4.0, 8 people 50% low, 25% middle, 25% strong Training 3 people Fewer than 5 answered.',
  )
  expect(await readStructure(bytes)).not.toContain('Figure')
})

test('bars lie two beside each other, which halves the pages of what people wrote', async () => {
  const bar = (label: string) => ({ label, note: '5 people', parts: [], words: 'Said by five.' })
  const bars: Block = { kind: 'bars', bars: [bar('Tools'), bar('Training')] }
  const places = await readPositions(await writePdf(document([bars]), made))
  const at = (text: string) => places.find(({ str }) => str === text)?.x ?? NaN
  expect(at('Training') - at('Tools')).toBeGreaterThan(200)
})
