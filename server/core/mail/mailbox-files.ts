import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Letter } from './letter.ts'
import { envelopeOf } from './envelope.ts'

/**
 * Mails kept as .eml files where there is no mail server. A file is named by its mail's id, which tells no
 * address and sorts by time, and by its kind. Of each kind the newest stay, so that no number of invitations
 * pushes out a code that somebody waits for.
 */

const keptAtMost = 5_000
/** Looking for what is too old takes a look at the whole folder: not with each mail of thousands. */
const keptBetweenLooks = 50
const readAtOnce = 50
/** A mail's head is shorter by far. */
const headAtMostBytes = 8_192
const kept = /^([0-9a-f-]{36})(?:\.([a-z-]+))?\.eml$/

/** What a list shows of a mail. */
export type MailHead = {
  id: string
  to: string
  subject: string
  /** ISO 8601; null where the mail has no date. */
  at: string | null
}

export type MailboxMail = MailHead & { text: string; html: string }

/** Some of the mails, newest first, and how many they are `of` all that were asked for. */
export type MailList = { mails: MailHead[]; of: number; skipped: number }

export type MailboxFiles = {
  /** Keeps a mail; the same one again replaces its file. */
  keep(letter: Letter): Promise<void>
  /** Up to `atMost` mails whose recipient holds the text `to`, after the newest `skip` of them. */
  list(asked: { to: string; skip: number; atMost: number }): Promise<MailList>
  /** Removes the mails that were asked for before a moment, which their ids tell. */
  removeBefore(moment: Date): Promise<void>
  /** A kept mail, or undefined where there is none with this id. */
  read(id: string): Promise<MailboxMail | undefined>
}

type File = { id: string; kind: string; name: string }

/** When an id (uuid v7) was made, in milliseconds. */
const createdAtOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** The mails in a folder, which is made with the first of them. */
export const openMailboxFiles = (folder: string): MailboxFiles => {
  const composer = createTransport({ streamTransport: true, buffer: true })
  // Mails never change: what was read of one once need not be read again.
  const heads = new Map<string, MailHead>()
  let sinceLook = keptBetweenLooks

  const files = async (): Promise<File[]> => {
    const names = await readdir(folder).catch(nothingIfMissing)
    return (names ?? [])
      .flatMap((name) => {
        const [, id, kind = ''] = kept.exec(name) ?? []
        return id === undefined ? [] : [{ id, kind, name }]
      })
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
  }

  const remove = async ({ id, name }: Pick<File, 'id' | 'name'>) => {
    heads.delete(id)
    await rm(path.join(folder, name), { force: true })
  }

  const removeOld = async () => {
    sinceLook = 0
    const seen = new Map<string, number>()
    for (const { id, kind, name } of await files()) {
      const newer = seen.get(kind) ?? 0
      seen.set(kind, newer + 1)
      if (newer >= keptAtMost) await remove({ id, name })
    }
  }

  const headOf = async ({ id, name }: File): Promise<MailHead | undefined> => {
    const known = heads.get(id)
    if (known) return known
    const file = await open(path.join(folder, name)).catch(nothingIfMissing)
    if (!file) return undefined
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headAtMostBytes))
      const { head } = await parse(id, endedHead(buffer.subarray(0, bytesRead)))
      heads.set(id, head)
      return head
    } finally {
      await file.close()
    }
  }

  const headsOf = async (wanted: readonly File[]): Promise<MailHead[]> => {
    const found: (MailHead | undefined)[] = []
    for (let from = 0; from < wanted.length; from += readAtOnce)
      found.push(...(await Promise.all(wanted.slice(from, from + readAtOnce).map(headOf))))
    return found.filter((head) => head !== undefined)
  }

  return {
    async keep(letter) {
      const { message } = await composer.sendMail(envelopeOf(letter))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${letter.id}.${letter.kind}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      sinceLook += 1
      if (sinceLook > keptBetweenLooks) await removeOld()
    },
    async list({ to, skip, atMost }) {
      const all = await files()
      if (to === '')
        return { mails: await headsOf(all.slice(skip, skip + atMost)), of: all.length, skipped: skip }
      const text = to.toLowerCase()
      const found = (await headsOf(all)).filter((head) => head.to.toLowerCase().includes(text))
      return { mails: found.slice(skip, skip + atMost), of: found.length, skipped: skip }
    },
    async removeBefore(moment) {
      for (const file of await files()) if (createdAtOf(file.id) < moment.getTime()) await remove(file)
    },
    async read(id) {
      const file = (await files()).find((file) => file.id === id)
      const content = file && (await readFile(path.join(folder, file.name)).catch(nothingIfMissing))
      if (!content) return undefined
      const { head, text, html } = await parse(id, content)
      return { ...head, text, html }
    },
  }
}

const parse = async (id: string, content: Uint8Array) => {
  const mail = await PostalMime.parse(content)
  const head: MailHead = {
    id,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    at: mail.date ?? null,
  }
  return { head, text: mail.text ?? '', html: mail.html ?? '' }
}

const endOfHead = '\r\n\r\n'

/** A mail without its body. */
const endedHead = (start: Buffer): Buffer => {
  const end = start.indexOf(endOfHead)
  return end === -1 ? start : start.subarray(0, end + endOfHead.length)
}

const nothingIfMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
