import { and, eq, inArray } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { readGeneratedTexts } from './generated-texts.ts'
import { reports, type companyReports } from '../../../schema/reports.ts'
import { collectTexts } from './editable-texts.ts'

/**
 * Which texts of an edited report a person wrote. All readers are shown which ones, so that nobody takes such a text
 * for a computed one. Undefined where nobody edited the version, or where the replaced texts are no longer stored.
 */

type Context = Pick<MemberContext, 'tx' | 'org'>
type Row = Pick<
  typeof reports.$inferSelect,
  'employeeId' | 'origin' | 'generatedVersion' | 'prose' | 'content'
>
type CompanyRow = Pick<typeof companyReports.$inferSelect, 'origin' | 'content'>

/** The generated version, and the one that a language model worded from it: no person wrote either. */
const machineWrittenVersions = ({
  generatedVersion,
  prose,
}: Pick<Row, 'generatedVersion' | 'prose'>): number[] =>
  [generatedVersion, prose?.version ?? null].flatMap((version) => version ?? [])

/**
 * The texts of a report that none of the base versions has in the same place, except the placeholder that an erasure
 * leaves.
 */
const writtenIn = (content: unknown, isMade: (text: string, path: string) => boolean): string[] => {
  const written = [...collectTexts(content)].filter(([path, text]) => !isMade(text, path))
  const texts = new Set(written.map(([, text]) => text))
  texts.delete(messages.namedSomebodyErased)
  return [...texts]
}

/**
 * The edited texts of one version where the person's other versions are loaded already. `contentOf`: the content of
 * another version, if it is stored.
 */
export const findEditedTexts = (
  row: Omit<Row, 'employeeId'>,
  contentOf: (version: number) => unknown,
): string[] | undefined => {
  if (row.origin !== 'edited') return undefined
  const bases = machineWrittenVersions(row).map((version) => collectTexts(contentOf(version)))
  // Of a version that was purged after its deletion, only the number is left.
  if (bases.length === 0 || bases.some(({ size }) => size === 0)) return undefined
  return writtenIn(row.content, (text, path) => bases.some((texts) => texts.get(path) === text))
}

export const readEditedTexts = async (
  rows: readonly Row[],
  { tx, org }: Context,
): Promise<(row: Row) => string[] | undefined> => {
  const edited = rows.filter(({ origin }) => origin === 'edited')
  if (edited.length === 0) return () => undefined
  const kept = await tx
    .select({ employeeId: reports.employeeId, version: reports.version, content: reports.content })
    .from(reports)
    .where(
      and(
        eq(reports.orgId, org.id),
        isAnyOf(
          reports.employeeId,
          edited.map(({ employeeId }) => employeeId),
        ),
        inArray(reports.version, edited.flatMap(machineWrittenVersions)),
      ),
    )
  const made = new Map(kept.map(({ employeeId, version, content }) => [`${employeeId} ${version}`, content]))
  return (row) => findEditedTexts(row, (version) => made.get(`${row.employeeId} ${version}`))
}

/** The same for company reports, limited to the texts that this reader is shown. */
export const readCompanyEditedTexts = async (
  rows: readonly CompanyRow[],
  context: Context,
): Promise<(row: CompanyRow, shown: Pick<StoredCompanyReport, 'overview'>) => string[] | undefined> => {
  const edited = rows.filter(({ origin }) => origin === 'edited').map(({ content }) => content)
  const generatedIn = await readGeneratedTexts(edited, context)
  return ({ origin, content }, shown) => {
    const isGenerated = origin === 'edited' ? generatedIn(content) : undefined
    if (!isGenerated) return undefined
    const there = new Set(collectTexts(shown).values())
    return writtenIn(content, isGenerated).filter((text) => there.has(text))
  }
}
