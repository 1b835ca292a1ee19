import type { LanguageCode } from '../../../../languages/index.ts'

/** The subject of the questionnaire, so that it can continue before the server has answered. */
export type QuestionnaireSubject = {
  /** Null for a signed-in member until the server has said which employee they are. */
  readonly employeeId: string | null
  readonly organizationName: string
  readonly name: string
  readonly email: string
  readonly role: string
  readonly department: string
  /** The language of the invitation, for when the server is unreachable; none for a signed-in member. */
  readonly language?: LanguageCode | null | undefined
}
