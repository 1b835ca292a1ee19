/** Placeholder. */
export default function LoginPage({ inviteCode }: { inviteCode: string | undefined }) {
  return <p>Login {inviteCode}</p>
}
