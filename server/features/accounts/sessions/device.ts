import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import type { MailWords } from '../../../core/email-layout/email-texts.ts'
import { sha256 } from '../../../core/auth/secrets.ts'
import { sessions } from '../../../schema/accounts.ts'

/** Order matters: Edge and Opera call themselves Chrome as well, Chrome calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: [RegExp, string][], text: string) => names.find(([shape]) => shape.test(text))?.[1]

/** A browser's user agent in plain words ('Chrome on Windows'), as a list of sessions shows it; null where it says nothing known. */
export const deviceOf = (userAgent: string | null): string | null => {
  const browser = first(browsers, userAgent ?? '')
  const system = first(systems, userAgent ?? '')
  if (browser === undefined) return system ?? null
  return system === undefined ? browser : `${browser} on ${system}`
}

type Used = Pick<typeof sessions.$inferSelect, 'deviceInfo' | 'ipAddress'>

/** The device of a session, as mails tell it. */
export const deviceWords = ({ line }: MailWords, { deviceInfo }: Used): string => {
  if (deviceInfo === null) return line('frame.deviceUnknown')
  const [browser = '', system] = deviceInfo.split(' on ')
  return system === undefined ? deviceInfo : line('frame.browserOn', { browser, system })
}

/** The address of a session, as mails tell it. */
export const addressWords = ({ line }: MailWords, { ipAddress }: Used): string =>
  ipAddress ?? line('frame.addressUnknown')

/**
 * What is stored of a device key: mixed with the user, so that two people who share a browser are not linked by it.
 * Null where the browser sent none.
 */
export const deviceHashOf = (deviceKey: string | null, userId: string): Uint8Array | null =>
  deviceKey === null ? null : sha256(`${userId}\n${deviceKey}`)

/** Whether a user has signed in with this device before, as long as sessions are kept, and has not revoked it since. */
export const isKnownDevice = async (
  tx: Tx,
  { userId, deviceKey }: { userId: string; deviceKey: string | null },
): Promise<boolean> => {
  const hash = deviceHashOf(deviceKey, userId)
  if (hash === null) return false
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.deviceHash, hash)))
    .limit(1)
  return row !== undefined
}
