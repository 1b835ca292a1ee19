/** Placeholder until the submissions overview is built. */
export default function SubmissionsPage() {
  return <p>Submissions</p>
}
