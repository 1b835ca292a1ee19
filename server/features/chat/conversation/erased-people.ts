import { and, count, eq } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { Tx } from '../../../core/database/database.ts'
import { employees } from '../../../schema/employees.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import { questions } from '../analyst/question-list.ts'
import { noTopic } from '../analyst/topic.ts'
import { chatErasures, type chatTurns } from '../../../schema/chat.ts'

/** Conversations without those who were erased. */

type Turn = Pick<
  typeof chatTurns.$inferSelect,
  | 'question'
  | 'mentions'
  | 'attachments'
  | 'reply'
  | 'citations'
  | 'choices'
  | 'suggestions'
  | 'topic'
  | 'people'
>

/** What of a turn is another without those who were erased; undefined where nothing in it is of them. */
type Forgetting = (turn: Turn) => Partial<Turn> | undefined

/** Those of an organization whom conversations are still being rid of. */
export const readPendingErasures = (tx: Tx, orgId: string) =>
  tx
    .select()
    .from(chatErasures)
    .where(and(eq(chatErasures.orgId, orgId), eq(chatErasures.isDone, false)))

/** How many were ever erased: whoever answers a question sees by it whether somebody was meanwhile. */
export const countErased = async (tx: Tx, orgId: string): Promise<number> => {
  const [row] = await tx.select({ value: count() }).from(chatErasures).where(eq(chatErasures.orgId, orgId))
  return row?.value ?? 0
}

/** Sentences of the chat's own, in which names stand for any. */
const ownWords: ReadonlySet<string> = new Set(
  questions.flatMap(({ examples }) => examples.map((example) => `- ${example}`)),
)

/**
 * Takes people out of turns. A turn that names one of them anywhere, by name, address or id, says instead that it was about
 * somebody who was erased: question, reply, citations, names of files. `listed`: what those in the list are called; a namesake who
 * is called in full is not taken for the one who was erased.
 */
export const createEraser = (
  people: readonly Pick<typeof chatErasures.$inferSelect, 'employeeId' | 'name' | 'email'>[],
  listed: ReadonlyMap<string, string>,
): Forgetting => {
  const ids = new Set(people.map(({ employeeId }) => employeeId))
  const own = new Set(people.map(({ name }) => name))
  const isNaming = createNameDetector(people)
  return (turn) => {
    const others = turn.people.flatMap((id) => {
      const name = listed.get(id) ?? ''
      // Of a name that is one word nobody can say whose it is.
      return own.has(name) || !/\S\s\S/u.test(name) ? [] : [name]
    })
    const isTheirs = (text: string) =>
      ids.has(text) ||
      text
        .split('\n')
        .some(
          (line) =>
            !ownWords.has(line) && isNaming(others.reduce((left, name) => left.replaceAll(name, ' '), line)),
        )
    const { question, mentions, attachments, reply, citations, choices, suggestions, people: named } = turn
    const said = [question, mentions, attachments, reply, citations, choices, suggestions, named]
    const isAbout = stringsIn(said).some(isTheirs)
    if (!isAbout && !stringsIn(turn.topic).some(isTheirs)) return undefined
    if (!isAbout) return { topic: noTopic }
    return {
      question: messages.chatErased,
      mentions: [],
      attachments: [],
      reply: messages.chatErased,
      citations: [],
      choices: [],
      suggestions: [],
      topic: noTopic,
      people: named.filter((id) => !ids.has(id)),
    }
  }
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** What people are called who are named in these turns and still in the list. */
export const findListedNames = async (
  tx: Tx,
  orgId: string,
  turns: readonly Pick<Turn, 'people'>[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(turns.flatMap(({ people }) => people))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(and(eq(employees.orgId, orgId), isAnyOf(employees.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Turns as they are shown while somebody is still being taken out of them. */
export const redactErased = async <T extends Turn>(
  tx: Tx,
  orgId: string,
  turns: readonly T[],
): Promise<T[]> => {
  const people = await readPendingErasures(tx, orgId)
  if (people.length === 0) return [...turns]
  const forget = createEraser(people, await findListedNames(tx, orgId, turns))
  return turns.map((turn) => ({ ...turn, ...forget(turn) }))
}

/** Titles as they are shown then: how a conversation began. */
export const redactErasedTitles = async <T extends { title: string }>(
  tx: Tx,
  orgId: string,
  chats: readonly T[],
): Promise<T[]> => {
  const people = await readPendingErasures(tx, orgId)
  if (people.length === 0) return [...chats]
  const isNaming = createNameDetector(people)
  return chats.map((chat) => (isNaming(chat.title) ? { ...chat, title: messages.chatErased } : chat))
}
