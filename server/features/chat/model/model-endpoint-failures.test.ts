import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import {
  findAnswerFault,
  captureLog,
  misbehaviours,
  serviceSecretWords,
} from '../../../testing/service-failures.ts'
import { first } from '../../../testing/first.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { modelChat } from '../testing/model-chat.ts'

/** However the endpoint of a language model answers, the analyst replies and the computed report stands. */

const { logger, lines } = captureLog()
const it = testApp({}, { logger })
const { newCompany } = reportCalls(it)
let here: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  here = await newCompany()
})

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  describe('an endpoint that answers with', async () => {
    const { endpoint, open } = await modelChat(it, { provider })

    test.each(Object.entries(misbehaviours))('%s', async (name, misbehave) => {
      it.host.model = await open(name === 'silence' ? 200 : 1_000)
      endpoint.be(misbehave)
      lines.length = 0
      const question = { message: 'How many people are there?' }
      const answer = await it.call(contract.chat, question, here.owner)
      expect(findAnswerFault(answer)).toBeUndefined()
      expect(answer.status).toBe(200)
      const { reply, chatId } = contract.chat.out.parse(answer.body)
      expect(reply.author).toMatchObject({ by: 'analyst' })
      expect(['slow', 'away', 'refused', 'unreadable']).toContain(reply.author?.why)
      const { messages } = await it.ok(contract.getChat, { chatId }, here.owner)
      expect(messages).toHaveLength(2)
      expect(JSON.stringify(messages)).not.toContain(serviceSecretWords)
      expect(endpoint.asked.some(({ path }) => path.includes('elsewhere'))).toBe(false)
      expect(lines.join('\n')).not.toMatch(/a-key|words-of-an-outside-service|How many people/)
    })

    test.each(Object.entries(misbehaviours))(
      '%s: the computed report of a person stands',
      async (name, misbehave) => {
        it.host.model = await open(name === 'silence' ? 200 : 1_000)
        endpoint.be(misbehave)
        lines.length = 0
        const { id } = first(here.operations)
        const made = await it.ok(contract.generateEmployeeReport, { employee: { id } }, here.owner)
        const of = { employeeId: id, version: made.report.version }
        const { prose } = await eventually(async () => {
          const { report } = await it.ok(contract.getReport, of, here.owner)
          return report.prose?.state === 'waiting' ? undefined : report
        }, 20_000)
        expect(prose?.state).toBe('kept')
        const { report } = await it.ok(contract.getReport, of, here.owner)
        expect(JSON.stringify(report)).not.toContain(serviceSecretWords)
        expect(lines.join('\n')).not.toMatch(/a-key|words-of-an-outside-service/)
      },
    )
  })
})
