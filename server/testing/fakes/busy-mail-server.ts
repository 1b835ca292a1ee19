import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export const mailStages = ['greeting', 'EHLO', 'AUTH', 'MAIL FROM', 'RCPT TO', 'DATA'] as const
export type MailStage = (typeof mailStages)[number]

const stageOf = (line: string): MailStage | undefined =>
  mailStages.find((stage) => line.toUpperCase().startsWith(stage)) ??
  (/^HELO/i.test(line) ? 'EHLO' : undefined)

/**
 * An SMTP server on loopback that answers at one stage of each session as it is told, where `mailServer` can answer for one
 * address alone; with 421 it closes, as RFC 5321 says. `taken`: to whom mails went that it took.
 */
export const busyMailServer = async () => {
  const taken: string[] = []
  let answer: { at: MailStage; reply: string } | undefined
  const sockets = new Set<Socket>()

  const serve = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    let to = ''
    let isMail = false
    const say = (usual: string, stage?: MailStage) => {
      const isRefused = answer !== undefined && answer.at === stage
      const reply = isRefused ? (answer?.reply ?? '') : usual
      if (reply.startsWith('421')) socket.end(`${reply}\r\n`)
      else socket.write(`${reply}\r\n`)
      return !isRefused
    }
    createInterface({ input: socket }).on('line', (line) => {
      if (isMail) {
        if (line !== '.') return
        isMail = false
        taken.push(to)
        say('250 Taken')
        return
      }
      const stage = stageOf(line)
      if (stage === 'EHLO') say('250-busy.example.test\r\n250 AUTH PLAIN', stage)
      else if (stage === 'AUTH') say('235 Welcome', stage)
      else if (stage === 'DATA') isMail = say('354 Go on', stage)
      else if (stage === 'RCPT TO') {
        to = /<(.*)>/.exec(line)?.[1] ?? ''
        say('250 Fine', stage)
      } else say(/^QUIT/i.test(line) ? '221 Bye' : '250 Fine', stage)
    })
    say('220 busy.example.test ESMTP', 'greeting')
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')
  return {
    url: `smtp://muster:geheim@127.0.0.1:${address.port}`,
    taken,
    /** From now on at this stage; a session that is open already is ended, so that the next begins anew. */
    answers: (at: MailStage, reply: string) => {
      answer = { at, reply }
      for (const socket of sockets) socket.destroy()
    },
    takesAll: () => {
      answer = undefined
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
