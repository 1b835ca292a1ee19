/** Placeholder until the reports dashboard is built. */
export default function ReportsPage() {
  return <p>Reports</p>
}
