import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { testApp } from '../../../testing/app.ts'
import { bomb, fileAs } from '../../../testing/images/sample-images.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { modelLookingUp, modelSaying } from '../testing/model-lookups.ts'
import { modelChat } from '../testing/model-chat.ts'
import { lockedPdf, buildPdf } from '../testing/pdf-files.ts'

/** Files that go with a question: PDF files for everybody, pictures where a model takes them. */

const it = testApp()
const { newCompany } = reportCalls(it)
let owner: Member
beforeAll(async () => {
  const here = await newCompany()
  owner = await newMember(it.host, it.now, here.orgId, 'admin')
})
const { endpoint, ask } = await modelChat(it, { provider: 'anthropic', readsImages: true })

const attached = (name: string, type: string, bytes: Buffer | string) => ({
  attachments: [{ name, type, data: Buffer.from(bytes).toString('base64') }],
})
const refusalOf = async (files: object) => {
  const { status, body } = await it.call(contract.chat, { message: 'What is in this file?', ...files }, owner)
  expect(status).toBe(400)
  return body['error']
}

test('a text in which a line is not UTF-8 is refused with the number of that line', async () => {
  const line = (text: string) => Buffer.from(text, 'latin1')
  const text = Buffer.concat([Buffer.from('Jürgen\nZoë\n'), line('Größe\n'), Buffer.from('Anna\n')])
  const sentence = 'Line 3 of a.txt isn’t UTF-8. Save the file as UTF-8 and attach it again.'
  expect(await refusalOf(attached('a.txt', 'text/plain', text))).toBe(sentence)
  expect(await refusalOf(attached('a.txt', 'text/csv', Buffer.from('Jürgen\n\nZoë').subarray(0, -1)))).toBe(
    sentence,
  )
  expect(endpoint.asked).toEqual([])
})

test('a model learns which encoding was taken of a text that does not say it', async () => {
  endpoint.say(modelSaying(() => []))
  await ask('What is in this file?', owner, attached('a.txt', 'text/plain', Buffer.from('Müller', 'latin1')))
  expect(JSON.stringify(endpoint.asked)).toContain('a.txt is not UTF-8 and was read as Windows-1252')
})

describe('a PDF file', () => {
  const plan = attached(
    'plan.pdf',
    'application/pdf',
    buildPdf(['The move is planned for 2027', 'and costs 1200']),
  )

  test('is read by the built-in analyst', async () => {
    delete it.host.model
    const { reply } = await ask('Where is "costs" in this file?', owner, plan)
    expect(reply.text.split('\n')).toEqual([
      '“costs” occurs in 1 line of plan.pdf. [1]',
      '- “and costs 1200”. [2]',
    ])
    const { reply: empty } = await ask('What is in this file?', owner, {
      ...attached('scan.pdf', 'application/pdf', buildPdf([''])),
    })
    expect(empty.text).toBe('scan.pdf has no text in it. [1]')
  })

  test('is cited word by word where a model answers', async () => {
    endpoint.say(
      modelSaying(({ where }) => [
        {
          text: 'The file says that the move is planned for 2027 and costs 1200.',
          sources: [where('planned')],
        },
        {
          text: 'The file says that the move is planned for 1200 and costs 2027.',
          sources: [where('planned')],
        },
      ]),
    )
    const { reply } = await ask('When is the move?', owner, plan)
    expect(reply.text).toBe('The file says that the move is planned for 2027 and costs 1200. [1]')
    expect(reply.citations).toMatchObject([
      { kind: 'file', label: 'plan.pdf', quote: 'The move is planned for 2027 and costs 1200' },
    ])
  })

  test('that is broken, locked or none is refused with a sentence', async () => {
    const of = (bytes: Buffer | string) => refusalOf(attached('a.pdf', 'application/pdf', bytes))
    expect(await of('%PDF-1.4 and nothing else')).toBe(messages.chatPdfBroken('a.pdf'))
    expect(await of('')).toBe(messages.chatPdfBroken('a.pdf'))
    expect(await of(lockedPdf())).toBe(messages.chatPdfLocked('a.pdf'))
    expect(endpoint.asked).toEqual([])
  })
})

test('a large table is read for what is asked of it', async () => {
  delete it.host.model
  const rows = 'Ada;36\n'.repeat(60_000)
  const table = attached('people.csv', 'text/csv', `name;age\n${rows}Grace;85\n`)
  const { reply } = await ask('What is in this file?', owner, table)
  expect(reply.text.split('\n')).toEqual([
    'people.csv has 60,001 rows under a head of 2 columns. [1]',
    '- name: 60,001 filled, 2 different. [1]',
    '- age: 60,001 filled, from 36 to 85. [1]',
  ])
  const { reply: found } = await ask('Where is "GRACE"?', owner, table)
  expect(found.text.split('\n')).toEqual(['“GRACE” occurs in 1 line of people.csv. [1]', '- “Grace;85”. [2]'])
})

describe('a picture', () => {
  test('is made anew and shown to a model that takes pictures', async () => {
    endpoint.say(
      modelSaying(({ where }) => [
        { text: 'The picture shows a red field.', sources: [where('a picture')] },
        { text: 'The picture shows 42 people.', sources: [where('a picture')] },
        { text: 'The picture shows Grace Hopper.', sources: [where('a picture')] },
        { text: 'The picture shows hopper.', sources: [where('a picture')] },
        { text: 'The picture shows a red field?', sources: [where('a picture')] },
        { text: 'The picture shows a person of grade b.', sources: [where('a picture')] },
        { text: 'The picture shows a page at evil.example.', sources: [where('a picture')] },
        { text: 'The picture shows dozens of people.', sources: [where('a picture')] },
        { text: 'The field is red.', sources: [where('a picture')] },
      ]),
    )
    const bytes = await sharp(await fileAs('jpeg', 4_000, 100))
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer()
    const { reply } = await ask('What does it show?', owner, attached('a.jpg', 'image/jpeg', bytes))
    expect(reply.text).toBe('The picture shows a red field. [1]')
    expect(endpoint.asked[0]?.images).toHaveLength(1)
    const sent = Buffer.from(endpoint.asked[0]?.images[0] ?? '', 'base64')
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1_536 })
    expect(sent.toString('latin1')).not.toContain('A secret place')
  })

  test('that is hostile or none is refused with a sentence', async () => {
    const of = (bytes: Buffer | string) => refusalOf(attached('a.png', 'image/png', bytes))
    expect(await of(await bomb())).toBe(messages.chatPicture('a.png', messages.imageTooManyPixels))
    expect(await of('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(
      messages.chatPicture('a.png', messages.imageDrawing),
    )
    expect(await of(await fileAs('jpeg'))).toBe(messages.chatPicture('a.png', messages.imageLies))
    expect(endpoint.asked).toEqual([])
  })

  test('is said not to be looked at where the model takes none', async () => {
    it.host.model = {
      ...(it.host.model ?? (await Promise.reject(new Error('There is one.')))),
      readsImages: false,
    }
    endpoint.say(
      modelLookingUp([() => [{ name: 'getEmployees', input: {} }]], ({ where }) => [
        { text: '9 people, of whom 8 answered and 1 has not answered.', sources: [where('of whom')] },
      ]),
    )
    const { reply } = await ask(
      'How many are we?',
      owner,
      attached('a.png', 'image/png', await fileAs('png')),
    )
    expect(reply.text).toMatch(
      /^a\.png was not looked at: .*\n9 people, of whom 8 answered and 1 has not answered\. \[1\]$/,
    )
    expect(endpoint.asked[0]?.images).toEqual([])
    expect(reply.author.model?.sentences).toBe(1)
  })
})
