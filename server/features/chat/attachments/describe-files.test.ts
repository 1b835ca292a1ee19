import { expect, test } from 'vitest'
import { company } from '../../../../insights/testing/company.ts'
import { replyInCompany } from '../testing/organization.ts'

const org = company([{ name: 'Ada Lovelace' }])
const textOf = async (message: string, more: object) => (await replyInCompany(org, message, more)).reply.text
const lines = async (message: string, more: object) => (await textOf(message, more)).split('\n')

const attached = (name: string, type: 'text/csv' | 'text/plain' | 'application/pdf', text: string) => ({
  attachments: [{ name, type, data: Buffer.from(text).toString('base64') }],
})

test('tells what a table holds, and finds words in it', async () => {
  const file = attached('people.csv', 'text/csv', 'name;age\n"Ada; Countess";36\nGrace;85\n\n')
  expect(await lines('What is in this file?', file)).toEqual([
    'people.csv has 2 rows under a head of 2 columns. [1]',
    '- name: 2 filled, 2 different. [1]',
    '- age: 2 filled, from 36 to 85. [1]',
  ])
  expect(await lines('Where is "countess"?', file)).toEqual([
    '“countess” occurs in 1 line of people.csv. [1]',
    '- “"Ada; Countess";36”. [2]',
  ])
})

test('says of a PDF file and of nonsense what it is', async () => {
  expect(await textOf('Summarise', attached('a.pdf', 'application/pdf', '%PDF'))).toContain('cannot be read')
  expect(await textOf('Summarise', attached('a.txt', 'text/plain', ' \n '))).toBe('a.txt is empty. [1]')
  expect(await textOf('Summarise', attached('a.csv', 'text/csv', '"unclosed\u0000,\n'))).toContain(
    'a.csv has 0 rows',
  )
})

test('the number in the name of a file is no reason to leave a sentence out', async () => {
  expect(await textOf('What is in it?', attached('sales-2025.txt', 'text/plain', 'One line'))).toBe(
    'sales-2025.txt has 1 line with 2 words; it begins “One line”. [1]',
  )
})

test('reads files of other encodings, and says which one it took', async () => {
  const file = (name: string, type: string, bytes: Buffer) => ({
    attachments: [{ name, type, data: bytes.toString('base64') }],
  })
  expect(await textOf('What is in it?', file('a.txt', 'text/plain', Buffer.from('Müller', 'latin1')))).toBe(
    'a.txt has 1 line with 1 word; it begins “Müller”. [1]\na.txt is not UTF-8. It was read as Windows-1252: letters beyond A to Z may be wrong.',
  )
  expect(
    await textOf('What is in it?', file('a.txt', 'text/plain', Buffer.from('\uFEFFMüller', 'utf16le'))),
  ).toBe('a.txt has 1 line with 1 word; it begins “Müller”. [1]')
})
