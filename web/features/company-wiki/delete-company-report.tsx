import { useState } from 'react'
import { limits } from '../../../contract/fields.ts'
import { reports, type StoredCompanyReport } from '../../../contract/reports.ts'
import { send } from '../../core/call.ts'
import { AskToDelete, DeleteMenu } from '../../ui/ask-to-delete.tsx'

type Props = {
  report: StoredCompanyReport
  /** Leaves the version that is deleted. */
  onDeleted: () => void
}

/** The way to delete the version that is shown, after a question. */
export const DeleteCompanyReport = ({ report: { id, version, origin }, onDeleted }: Props) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <DeleteMenu name="More actions" act="Delete this report" onDelete={() => setAsking(true)} />
      {isAsking && (
        <AskToDelete
          title={`Delete version ${version} of the company report?`}
          act="Delete this report"
          goes={
            <>
              version {version}
              {origin === 'edited' && ', with the texts that somebody edited in it'}. Nobody sees it any more,
              and after {limits.removedReportDays} days it is erased for good.
            </>
          }
          stays="its other versions, everybody’s answers and reports. A company report can be generated again."
          done={`Version ${version} of the company report is deleted.`}
          remove={() => send(reports.deleteReport, { reportId: id })}
          touches={reports.deleteReport.touches ?? []}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
