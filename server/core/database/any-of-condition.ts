import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether a column holds one of these texts, however many they are. A parameter for each, as `inArray` writes, holds the event
 * loop for long where they are thousands.
 */
export const isAnyOf = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)))`
