/** Placeholder until the questionnaire is built. */
export default function QuestionnairePage({ inviteCode }: { inviteCode: string | undefined }) {
  return <p>Questionnaire {inviteCode}</p>
}
