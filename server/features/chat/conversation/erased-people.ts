import { and, count, eq } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { Tx } from '../../../core/database/database.ts'
import { employees } from '../../../schema/employees.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import { questions } from '../analyst/question-list.ts'
import { noTopic } from '../analyst/topic.ts'
import { chatErasures, type chatTurns } from '../../../schema/chat.ts'

/** Removes erased people from conversations. */

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

/** The fields of a turn that change when people are erased from it; undefined where it does not mention them. */
type Forgetting = (turn: Turn) => Partial<Turn> | undefined

/** The organization's erased people who are not yet removed from all conversations. */
export const readPendingErasures = (tx: Tx, orgId: string) =>
  tx
    .select()
    .from(chatErasures)
    .where(and(eq(chatErasures.orgId, orgId), eq(chatErasures.isDone, false)))

/** The number of people ever erased: a change shows that somebody was erased while a question was being answered. */
export const countErased = async (tx: Tx, orgId: string): Promise<number> => {
  const [row] = await tx.select({ value: count() }).from(chatErasures).where(eq(chatErasures.orgId, orgId))
  return row?.value ?? 0
}

/** The chat's own sentences, whose names are placeholders. */
const ownWords: ReadonlySet<string> = new Set(
  questions.flatMap(({ examples }) => examples.map((example) => `- ${example}`)),
)

/**
 * Erases people from turns. In a turn that names one of them anywhere, by name, address or id, the question, reply,
 * citations and file names are replaced by a sentence that it was about somebody who was erased. `listed`: names of
 * the people in the list, by id; the full name of a namesake is not taken for the erased person's.
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
      // A name of one word is ambiguous.
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

/** The names of people mentioned in these turns who are still in the list, by id. */
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

/** Turns as shown until the job has removed erased people from them. */
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

/** Titles, which are the beginnings of conversations, as shown until then. */
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
