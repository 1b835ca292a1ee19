import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Letter } from '../mail.ts'
import { envelopeOf } from './envelope.ts'

/**
 * Mails kept as .eml files where there is no mail server. A file is named by its mail's id, which tells no
 * address and sorts by time.
 */

const keptAtMost = 500
const kept = /^([0-9a-f-]{36})\.eml$/

export type KeptMail = {
  id: string
  to: string
  subject: string
  /** ISO 8601; null where the mail has no date. */
  at: string | null
  text: string
  html: string
}

const composer = createTransport({ streamTransport: true, buffer: true })

/** Keeps a mail; the same one again replaces its file. Of all that are kept, the newest 500 stay. */
export const keepMail = async (folder: string, letter: Letter): Promise<void> => {
  const { message } = await composer.sendMail(envelopeOf(letter))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, `${letter.id}.eml`)
  await writeFile(`${file}.part`, message, { mode: 0o600 })
  await rename(`${file}.part`, file)
  const ids = await keptMailIds(folder)
  await Promise.all(ids.slice(keptAtMost).map((id) => rm(path.join(folder, `${id}.eml`), { force: true })))
}

/** The ids of the kept mails, newest first. */
export const keptMailIds = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names
    .flatMap((name) => kept.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed()
}

/** A kept mail, or undefined where there is none with this id. */
export const readKeptMail = async (folder: string, id: string): Promise<KeptMail | undefined> => {
  if (!kept.test(`${id}.eml`)) return undefined
  const file = await readFile(path.join(folder, `${id}.eml`)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!file) return undefined
  const mail = await PostalMime.parse(file)
  return {
    id,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    at: mail.date ?? null,
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
