import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Refusal = { at: 'RCPT' | 'DATA'; status: number; text: string } | { at: 'lost' }

/**
 * A real SMTP server on loopback that keeps what it is given. `refuse` answers for an address as told, each
 * refusal once; 'lost' takes the mail and dies before it says so. For addresses that begin with 'slow' it takes
 * its time.
 */
export const mailServer = async () => {
  const received: (Email & { envelopeTo: string })[] = []
  const refusals = new Map<string, Refusal[]>()
  const takeRefusal = (address: string, at: Refusal['at']) => {
    const [next] = refusals.get(address) ?? []
    if (next?.at !== at) return undefined
    refusals.get(address)?.shift()
    return next
  }
  const failed = (refusal: Refusal) =>
    refusal.at === 'lost'
      ? undefined
      : Object.assign(new Error(refusal.text), { responseCode: refusal.status })

  const take = async (address: string, source: Buffer): Promise<Error | undefined> => {
    const refusal = takeRefusal(address, 'DATA')
    if (refusal) return failed(refusal)
    received.push({ ...(await PostalMime.parse(source)), envelopeTo: address })
    return takeRefusal(address, 'lost') && Object.assign(new Error('dying'), { responseCode: 421 })
  }

  const open = (port: number) =>
    new Promise<SMTPServer>((resolve, reject) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        closeTimeout: 100,
        onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
        onRcptTo: ({ address }, _session, done) => {
          const refusal = takeRefusal(address, 'RCPT')
          setTimeout(() => done(refusal && failed(refusal)), address.startsWith('slow') ? 1_000 : 0)
        },
        onData: (stream, session, answer) => {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            const address = session.envelope.rcptTo[0]?.address ?? ''
            void take(address, Buffer.concat(chunks)).then(answer)
          })
        },
      })
      server.on('error', reject)
      server.listen(port, '127.0.0.1', () => resolve(server))
    })

  let server: SMTPServer | undefined = await open(0)
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  const { port } = address

  const stop = async () => {
    const closing = server
    server = undefined
    if (closing) await new Promise<void>((resolve) => closing.close(resolve))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    to: (address: string) => received.filter((mail) => mail.envelopeTo === address),
    refuse: (address: string, ...answers: Refusal[]) => void refusals.set(address, answers),
    stop,
    start: async () => {
      server = await open(port)
    },
  }
}
