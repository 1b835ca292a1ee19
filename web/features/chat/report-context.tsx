import { Building2, FileText } from 'lucide-react'
import type { PageContext } from '../../../contract/calls/chat.ts'
import { paths } from '../../core/navigation/paths.ts'
import { Chip } from './composer/chip.tsx'
import { usePeople } from './use-people.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/chat.json' with { type: 'json' }

/** The report from which somebody came to ask: what 'this report' and 'her grade' mean. */
export type ReportContext = { context: PageContext; onRemove: () => void }

type View = { person?: string | undefined; version?: number | undefined; report?: string | undefined }

/** What the address of the chat says of the page before; null where it says nothing. */
export const parsePageContext = ({ person, version, report }: View): PageContext | null => {
  if (person !== undefined) {
    return { page: paths.reports, employeeId: person, ...(version === undefined ? {} : { version }) }
  }
  return report === undefined ? null : { page: paths.companyWiki, reportId: report }
}

/** Says what a question will be about unless it names something else; can be taken off. */
export const PageChip = ({ page }: { page: ReportContext }) =>
  page.context.employeeId === undefined ? (
    <Chip
      icon={<Building2 size={14} aria-hidden />}
      label={t(texts, 'pageShown.companyReport')}
      onRemove={page.onRemove}
    />
  ) : (
    <PersonChip page={page} />
  )

const PersonChip = ({ page: { context, onRemove } }: { page: ReportContext }) => {
  const people = usePeople(true)
  const name = people.data?.find(({ id }) => id === context.employeeId)?.name
  return (
    <Chip
      icon={<FileText size={14} aria-hidden />}
      label={
        name === undefined
          ? t(texts, 'pageShown.theReportYouCameFrom')
          : t(texts, 'pageShown.reportOf', { name })
      }
      {...(context.version === undefined
        ? {}
        : { more: t(texts, 'pageShown.version', { version: context.version }) })}
      onRemove={onRemove}
    />
  )
}
