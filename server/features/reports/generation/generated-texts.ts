import { and, eq, inArray } from 'drizzle-orm'
import type { MemberContext } from '../../../core/http/serve.ts'
import { companyReports } from '../../../schema/reports.ts'
import { collectTexts } from './editable-texts.ts'

/** What of an edited company report is as it was made: only what a person has written needs to be looked through. */

type Content = (typeof companyReports.$inferSelect)['content']

/** Whether the text at a place of a report is the one that was made for that place. */
type IsGenerated = (text: string, path: string) => boolean

/**
 * For each of these edited reports, what tells its made texts from those that people changed, however often it was edited
 * since; undefined for one whose first version is not kept any more.
 */
export const readGeneratedTexts = async (
  contents: readonly Content[],
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
): Promise<(content: Content) => IsGenerated | undefined> => {
  // No edit changes when it was made, which is the moment that its first version was stored at.
  const moments = [...new Set(contents.map(({ overview }) => overview.lastUpdated))]
  if (moments.length === 0) return () => undefined
  const made = await tx
    .select({ createdAt: companyReports.createdAt, content: companyReports.content })
    .from(companyReports)
    .where(
      and(
        eq(companyReports.orgId, org.id),
        eq(companyReports.origin, 'generated'),
        inArray(
          companyReports.createdAt,
          moments.map((moment) => new Date(moment)),
        ),
      ),
    )
  const texts = new Map(
    made.map(({ createdAt, content }) => [createdAt.toISOString(), collectTexts(content)]),
  )
  return ({ overview }) => {
    const base = texts.get(new Date(overview.lastUpdated).toISOString())
    // Of one that was deleted a while ago there is a row without a text.
    return base?.size ? (text, path) => base.get(path) === text : undefined
  }
}
