import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '../../../contract/shapes/limits.ts'
import {
  reports,
  type CompanyReportVersion,
  type StoredCompanyReport,
} from '../../../contract/calls/reports/reports.ts'
import { send } from '../../core/api/call.ts'
import { useMay } from '../../core/organization/membership.tsx'
import type { Generation } from './generate-report.tsx'
import { useWiki, type WikiWords } from './language/company-report-texts.tsx'
import { DeleteDialog, DeleteItems } from '../../ui/dialogs/delete-dialog.tsx'
import { ReportMenu } from '../../ui/report/document/report-menu.tsx'
import { useRestoreVersion } from '../../ui/report/versions/restore-version.ts'
import { DeletedVersionsDrawer } from '../../ui/report/versions/deleted-versions.tsx'
import { useReportDrawer } from '../../ui/report/document/use-report-drawer.ts'
import { allVersionsQuery } from './company-report-queries.ts'

type Props = {
  report: StoredCompanyReport
  /** Where no button of it has room beside the title. */
  generation: Generation | undefined
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

/** What is done seldom with the version that is shown; deleted only after a question. */
export const CompanyReportMenu = ({ report, generation, onDeleted }: Props) => {
  const { id, version, origin } = report
  const words = useWiki()
  const { say, piece } = words
  const mayDelete = useMay('report:delete')
  // The page asks the same question.
  const versions = useQuery(allVersionsQuery()).data?.versions
  const bringBack = useRestoreVersion()
  const deleted = useReportDrawer('deleted')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ReportMenu
        labels={{ name: say('page.more'), ask: say('page.ask'), print: say('page.printName') }}
        about={{ report: id }}
        generate={
          generation && {
            label: say('generate.again'),
            isDisabled: generation.isPending,
            onClick: generation.start,
          }
        }
      >
        {mayDelete && (
          <DeleteItems
            act={say('page.delete')}
            onDelete={() => setAsking(true)}
            deleted={{ act: piece('deletedVersions.title'), onOpen: deleted.open }}
          />
        )}
      </ReportMenu>
      {mayDelete && deleted.isOpen && <DeletedVersionsDrawer of={{}} onClose={deleted.close} />}
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
