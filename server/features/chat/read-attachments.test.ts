import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'
import { chatLimits } from '../../../contract/chat.ts'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/failures.ts'
import { testApp } from '../../testing/app.ts'
import { peakOfChildren } from '../../testing/peak-of-children.ts'
import { bomb, fileAs } from '../images/testing/pictures.ts'
import { newMember, type Member } from '../questionnaires/testing/organization.ts'
import { reportCalls } from '../reports/testing/report-calls.ts'
import { readPdf } from './read-pdf.ts'
import { lookingUp, saying } from './testing/looking-up.ts'
import { modelChat } from './testing/model-chat.ts'
import { lockedPdf, pdfBomb, pdfOf } from './testing/pdf-files.ts'

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

describe('a PDF file', () => {
  const plan = attached(
    'plan.pdf',
    'application/pdf',
    pdfOf(['The move is planned for 2027', 'and costs 1200']),
  )

  test('is read by the built-in analyst', async () => {
    delete it.host.model
    const { reply } = await ask('Where is "costs" in this file?', owner, plan)
    expect(reply.text.split('\n')).toEqual([
      '“costs” occurs in 1 line of plan.pdf. [1]',
      '- “and costs 1200”. [2]',
    ])
    const { reply: empty } = await ask('What is in this file?', owner, {
      ...attached('scan.pdf', 'application/pdf', pdfOf([''])),
    })
    expect(empty.text).toBe('scan.pdf has no text in it. [1]')
  })

  test('is cited word by word where a model answers', async () => {
    endpoint.say(
      saying(({ where }) => [
        { text: 'The file says that the move is planned for 2027.', sources: [where('planned')] },
        { text: 'The file says that the move is planned for 2028.', sources: [where('planned')] },
      ]),
    )
    const { reply } = await ask('When is the move?', owner, plan)
    expect(reply.text).toBe('The file says that the move is planned for 2027. [1]')
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

  test('is read as far as its bounds go', async () => {
    const bytes = pdfOf(Array.from({ length: chatLimits.pdfPages + 5 }, (_, index) => `Page ${index + 1}`))
    const read = await readPdf(bytes, { pages: 3, characters: 1_000 })
    expect(read).toEqual({ text: 'Page 1\nPage 2\nPage 3\n' })
    expect(await readPdf(bytes, { pages: 50, characters: 10 })).toEqual({ text: 'Page 1\nPag' })
  })

  describe('in the process in which a server reads it', () => {
    const root = path.resolve(import.meta.dirname, '../../..')
    const built = path.join(root, 'node_modules', `.muster-test-pdf-${process.pid}-${Date.now()}`)
    const program = path.join(built, 'read-pdf-process.js')
    beforeAll(() =>
      build({
        root,
        configFile: false,
        logLevel: 'error',
        build: {
          ssr: path.join(import.meta.dirname, 'read-pdf-process.ts'),
          outDir: built,
          emptyOutDir: true,
        },
      }),
    )
    afterAll(() => rmSync(built, { recursive: true, force: true }))
    const bounds = { pages: 50, characters: 1_000 }

    test('gives the same, and is ended after its time', async () => {
      expect(await readPdf(pdfOf(['One line']), bounds, { program })).toEqual({ text: 'One line\n' })
      expect(await readPdf(lockedPdf(), bounds, { program })).toEqual({ refusal: 'locked' })
      expect(await readPdf(pdfOf(['One line']), bounds, { program, withinMs: 1 })).toEqual({
        refusal: 'too much',
      })
    })

    test.each([2, 3])('ends where a small file packed %i times asks for a gigabyte', async (packed) => {
      const bomb = pdfBomb(1_024, packed)
      expect(bomb.length).toBeLessThan(4_000)
      const own = process.memoryUsage.rss()
      const peak = peakOfChildren()
      let isRead = false
      const reading = readPdf(bomb, bounds, { program, withinMs: 60_000 }).finally(() => {
        isRead = true
      })
      const { statusCode } = await it.app.inject('/api/ready')
      expect([statusCode, isRead]).toEqual([200, false])
      expect(await reading).toEqual({ refusal: 'too much' })
      expect(peak.stop()).toBeLessThan(450)
      expect(process.memoryUsage.rss() - own).toBeLessThan(150 * 1024 * 1024)
      expect(await readPdf(pdfOf(['One line']), bounds, { program })).toEqual({ text: 'One line\n' })
    })

    test('fails where the program itself does', async () => {
      const broken = path.join(built, 'broken.js')
      writeFileSync(broken, 'process.exit(3)')
      await expect(readPdf(pdfOf(['One line']), bounds, { program: broken })).rejects.toThrow('ended with 3')
    })
  })
})

describe('a picture', () => {
  test('is made anew and shown to a model that takes pictures', async () => {
    endpoint.say(
      saying(({ where }) => [
        { text: 'The picture shows a red field.', sources: [where('a picture')] },
        { text: 'The picture shows 42 people.', sources: [where('a picture')] },
        { text: 'The picture shows Grace Hopper.', sources: [where('a picture')] },
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
      lookingUp([() => [{ name: 'getEmployees', input: {} }]], ({ where }) => [
        { text: '9 people are here, of whom 8 answered.', sources: [where('of whom')] },
      ]),
    )
    const { reply } = await ask(
      'How many are we?',
      owner,
      attached('a.png', 'image/png', await fileAs('png')),
    )
    expect(reply.text).toMatch(
      /^a\.png was not looked at: .*\n9 people are here, of whom 8 answered\. \[1\]$/,
    )
    expect(endpoint.asked[0]?.images).toEqual([])
    expect(reply.author.model?.sentences).toBe(1)
  })
})
