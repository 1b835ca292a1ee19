import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'
import { MailDelayed, MailRefused, deferredMessage } from './delivery-failures.ts'
import { envelopeOf } from './envelope.ts'

const usualTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** A mail server. Tries are the caller's to repeat: a mail is handed over once for each `send`. */
export type Smtp = {
  /** @throws MailRefused, or MailDelayed. */
  send(letter: Letter): Promise<void>
  /** Connects and signs in, and sends nothing. @throws MailRefused, or MailDelayed. */
  check(): Promise<void>
  close(): void
}

export const openSmtp = (smtpUrl: string, timeouts = usualTimeouts): Smtp => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 6,
    maxRequeues: 0,
    idleTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return {
    async send(letter) {
      try {
        await transport.sendMail(envelopeOf(letter))
      } catch (error) {
        throw classifySmtpError(error)
      }
    },
    async check() {
      try {
        await transport.verify()
      } catch (error) {
        throw classifySmtpError(error)
      }
    },
    close: () => transport.close(),
  }
}

/** What a failure of the transport means for the mail. */
const classifySmtpError = (error: unknown): MailRefused | MailDelayed => {
  const code = textOf(error, 'code')
  const command = textOf(error, 'command')
  const reply = textOf(error, 'response').replaceAll(/\s+/g, ' ').slice(0, 200)
  const status = Number(/^\d{3}/.exec(reply)?.[0] ?? 0)
  if (command === 'RCPT TO' && isFinal(status)) {
    return new MailRefused(`The mail server refused this address: ${reply}`)
  }
  if (command === 'DATA' && isFinal(status)) {
    return new MailRefused(`The mail server refused this mail: ${reply}`)
  }
  if (code === 'EENVELOPE' && status === 0) {
    return new MailRefused('Mail cannot be sent to an address like this one.')
  }
  const log = ['SMTP', code, command, status || ''].filter(Boolean).join(' ')
  const sentence = sentenceOf(code, command, status, textOf(error, 'originalCode'))
  return new MailDelayed(sentence, `${log}: ${sentence}`)
}

/** 503 says that the session was in the wrong state, and 530 that it was not signed in: not that the mail was refused. */
const isFinal = (status: number): boolean => status >= 500 && status !== 503 && status !== 530

/**
 * After RCPT TO or DATA the server's reply concerns only that mail, except 421: the server closes the connection (RFC
 * 5321).
 */
const isOfMail = (command: string, status: number): boolean =>
  (command === 'RCPT TO' || command === 'DATA') && status !== 421

/** `cause`: what the system or TLS said where the connection itself failed. */
const sentenceOf = (code: string, command: string, status: number, cause: string): string => {
  if (code === 'ETLS' || /SSL|CERT/.test(cause))
    return 'No secure connection to the mail server could be made.'
  const isTooEarly = (status >= 400 && status < 500) || status === 503
  if (isTooEarly)
    return isOfMail(command, status) ? deferredMessage : 'The mail server isn’t accepting mail right now.'
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2' || status === 530) {
    return 'The mail server did not accept the sign-in of this server. The operator has to fix SMTP_URL.'
  }
  if (command === 'MAIL FROM' && isFinal(status)) {
    return 'The mail server does not accept the sender. The operator has to fix MAIL_FROM.'
  }
  if (status >= 500) return 'The mail server accepts no mail from this server. Its operator has to ask why.'
  if (code === 'EDNS') return 'The name of the mail server is not known.'
  if (code === 'ETIMEDOUT') return 'The mail server did not answer in time.'
  return 'The mail server cannot be reached.'
}

const textOf = (error: unknown, key: string): string => {
  const found: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof found === 'string' ? found : ''
}
