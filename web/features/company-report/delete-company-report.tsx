import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '../../../contract/shapes/limits.ts'
import {
  reports,
  type CompanyReportVersion,
  type StoredCompanyReport,
} from '../../../contract/calls/reports/reports.ts'
import { send } from '../../core/api/call.ts'
import { useWiki, type WikiWords } from './language/company-report-texts.tsx'
import { DeleteDialog, DeleteMenu } from '../../ui/dialogs/delete-dialog.tsx'
import { useRestoreVersion } from '../../ui/report/versions/restore-version.ts'
import { DeletedVersionsDrawer } from '../../ui/report/versions/deleted-versions.tsx'
import { useReportDrawer } from '../../ui/report/document/use-report-drawer.ts'
import { allVersionsQuery } from './company-report-queries.ts'

type Props = {
  report: StoredCompanyReport
  /** Leaves the version that is deleted. */
  onDeleted: () => void
}

/** What members read of it until it is deleted, and then instead; `versions`: undefined where they are not known. */
const remainingVersionText = (
  { id, state }: StoredCompanyReport,
  versions: readonly CompanyReportVersion[] | undefined,
  { say }: WikiWords,
): string => {
  if (state !== 'released') return ''
  const next = versions?.find((other) => other.id !== id && other.state === 'released')
  const then = next === undefined ? say('deletion.noneOut') : say('deletion.nextOut', { next: next.version })
  return [say('deletion.isOut'), versions && then].filter(Boolean).join(' ')
}

/** The way to delete the version that is shown, after a question. */
export const DeleteCompanyReport = ({ report, onDeleted }: Props) => {
  const { id, version, origin } = report
  const words = useWiki()
  const { say, piece } = words
  // The page asks the same question.
  const versions = useQuery(allVersionsQuery()).data?.versions
  const bringBack = useRestoreVersion()
  const deleted = useReportDrawer('deleted')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <DeleteMenu
        name={say('page.more')}
        act={say('page.delete')}
        onDelete={() => setAsking(true)}
        deleted={{ act: piece('deletedVersions.title'), onOpen: deleted.open }}
      />
      {deleted.isOpen && <DeletedVersionsDrawer of={{}} onClose={deleted.close} />}
      {isAsking && (
        <DeleteDialog
          title={say('deletion.title', { version })}
          act={say('page.delete')}
          goes={[
            say(origin === 'edited' ? 'deletion.goesEdited' : 'deletion.goes', {
              version,
              days: limits.removedReportDays,
            }),
            remainingVersionText(report, versions, words),
          ]
            .filter(Boolean)
            .join(' ')}
          stays={say('deletion.stays')}
          done={say('deletion.done', { version })}
          remove={() => send(reports.deleteReport, { reportId: id })}
          undo={{ id, act: () => void bringBack({ id, version }) }}
          touches={reports.deleteReport.touches ?? []}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
