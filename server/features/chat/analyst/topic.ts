/** What a reply was about, kept with it so that the next question can say 'her', 'there' or 'the second one'. */
export type Topic = {
  /** The question of the analyst's list that was answered; null where none was. */
  question: string | null
  employeeIds: string[]
  departments: string[]
}

export const noTopic: Topic = { question: null, employeeIds: [], departments: [] }
