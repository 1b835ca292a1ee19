/** Placeholder until the report page is built. */
export default function EmployeeReportPage({ employeeId }: { employeeId: string }) {
  return <p>Report of {employeeId}</p>
}
