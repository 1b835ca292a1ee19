import { useState } from 'react'
import { limits } from '../../../contract/fields.ts'
import { reports, type StoredCompanyReport } from '../../../contract/reports.ts'
import { send } from '../../core/call.ts'
import { useWiki } from './language/wiki-words.tsx'
import { AskToDelete, DeleteMenu } from '../../ui/ask-to-delete.tsx'
import { useBringVersionBack } from '../../ui/bring-version-back.ts'
import { DeletedVersionsDrawer } from '../../ui/deleted-versions.tsx'
import { useReportDrawer } from '../../ui/report-drawer.ts'

type Props = {
  report: StoredCompanyReport
  /** Leaves the version that is deleted. */
  onDeleted: () => void
}

/** The way to delete the version that is shown, after a question. */
export const DeleteCompanyReport = ({ report: { id, version, origin }, onDeleted }: Props) => {
  const { say, piece } = useWiki()
  const bringBack = useBringVersionBack()
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
        <AskToDelete
          title={say('deletion.title', { version })}
          act={say('page.delete')}
          goes={say(origin === 'edited' ? 'deletion.goesEdited' : 'deletion.goes', {
            version,
            days: limits.removedReportDays,
          })}
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
