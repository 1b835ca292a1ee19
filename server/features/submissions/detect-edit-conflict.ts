import { sql, type SQL } from 'drizzle-orm'
import type { AnswerMap } from './answers.ts'
import { submissions } from '../../schema/submissions.ts'

/**
 * Of an update that lays `excluded` over what is stored: whether each of these answers is still what its author saw, or
 * is what they send anyway. Where one is neither, another device has changed it.
 */
export const isUnchangedSince = (seen: AnswerMap): SQL => sql`not exists (
  select from jsonb_each_text(${JSON.stringify(seen)}::jsonb) as seen(id, answer)
  where coalesce(${submissions.rawAnswers} ->> seen.id, '')
    not in (seen.answer, coalesce(excluded.raw_answers ->> seen.id, '')))`
