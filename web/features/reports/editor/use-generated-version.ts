import { useQuery } from '@tanstack/react-query'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { callQuery } from '../../../core/api/queries.ts'

/**
 * The generated version whose texts an edited or worded report changes: null where there is none, or it is not kept any
 * more; undefined while it loads.
 */
export const useGeneratedVersion = (
  report: StoredEmployeeReport,
): StoredEmployeeReport | null | undefined => {
  const version = report.origin === 'generated' ? null : report.generatedVersion
  const asked = useQuery({
    ...callQuery(reports.getReport, { employeeId: report.employeeId, version: version ?? 1 }),
    enabled: version !== null,
  })
  if (version === null || asked.isError) return null
  return asked.data?.report
}
