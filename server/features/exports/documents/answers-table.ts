import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import type { Submission } from '../../../../contract/calls/submissions.ts'
import { ratingOrNull, yesOrNo } from '../../../../insights/questionnaire/answers.ts'
import { questions, type Question } from '../../../../insights/questionnaire/questionnaire.ts'
import { columns, type Cell, type FileMetadata, type Sheet, type Table } from './document.ts'
import type { FileWords } from './document-texts.ts'

type Person = Pick<Employee, 'name' | 'email' | 'role' | 'department'>
type Answered = Pick<Submission, 'employeeId' | 'rawAnswers' | 'submittedAt' | 'language' | 'status'>

/** What a file of answers is made from: one row for each submitted questionnaire. */
export type AnswersSource = {
  /** By employee id; null where the reader may not see the list of people. */
  people: ReadonlyMap<string, Person> | null
  submissions: readonly Answered[]
  timeZone: string | undefined
}

export type AnswerRow = { person: Person; submission: Answered }

const asked = questions.filter(({ asked: isAsked }) => isAsked)

/**
 * The people whose answers count, by name. Questionnaires in progress are not in it, and neither is anyone who left the
 * list while the file was made.
 */
export const answerRows = ({ people, submissions }: AnswersSource): AnswerRow[] =>
  submissions
    .filter(({ status }) => status === 'completed')
    .flatMap((submission) => {
      const person = people === null ? personOf(submission) : people.get(submission.employeeId)
      return person === undefined ? [] : [{ person, submission }]
    })
    .toSorted((one, other) => inOrder.compare(one.person.name, other.person.name))

const inOrder = new Intl.Collator('en')

/** Who somebody says they are, for readers without the list of people. */
const personOf = ({ rawAnswers }: Answered): Person => ({
  name: rawAnswers['full_name'] ?? '',
  email: rawAnswers['email'] ?? '',
  role: '',
  department: '',
})

export const answersTable = (rows: readonly AnswerRow[], words: FileWords): Table => {
  const { say, engine, language } = words
  const languageNames = new Intl.DisplayNames(language, { type: 'language' })
  return {
    columns: columns(
      [say('list.name'), 2.5],
      [say('answers.email'), 3],
      [say('list.jobTitle'), 2.5],
      [say('list.department'), 2.5],
      [say('answers.submittedAt'), 2.2],
      [say('answers.language'), 1.5],
      ...asked.map(
        ({ id, type }) => [engine.question(id), type === 'textarea' ? 4 : 2] satisfies [string, number],
      ),
    ),
    rows: rows.map(({ person, submission: { rawAnswers, submittedAt, language: spoken } }) => [
      person.name,
      person.email,
      person.role,
      person.department,
      submittedAt === null ? null : words.stamp(submittedAt),
      spoken === null ? null : (languageNames.of(spoken) ?? spoken),
      ...asked.map((question) => answerCell(question, rawAnswers[question.id], words)),
    ]),
  }
}

/** A rating is the number that reports count; yes and no are in the reader's language; all else is as it was written. */
const answerCell = ({ type }: Question, text: string | undefined, { say }: FileWords): Cell => {
  if (text === undefined || text.trim() === '') return null
  if (type === 'scale') return ratingOrNull(text) ?? text
  const isYes = type === 'yesno' ? yesOrNo(text) : null
  return isYes === null ? text : say(isYes ? 'answers.yes' : 'answers.no')
}

/** The answers with a second sheet about the file: how many there are of how many, and how to read it. */
export const answersWorkbook = (
  rows: readonly AnswerRow[],
  { people, timeZone }: AnswersSource,
  made: FileMetadata,
  words: FileWords,
): Sheet[] => {
  const { say } = words
  return [
    { name: say('answers.sheet'), table: answersTable(rows, words) },
    {
      name: say('list.about'),
      table: {
        columns: columns([say('list.what'), 1], ['', 4]),
        rows: [
          [say('facts.organization'), made.organizationName],
          [say('answers.answered'), String(rows.length)],
          ...(people === null ? [] : [[say('list.people'), String(people.size)]]),
          [say('answers.timeZone'), timeZone ?? 'UTC'],
          [say('facts.madeBy'), made.by],
          [say('facts.madeAt'), words.moment(made.at)],
          [say('list.notice'), say('answers.noticeText')],
        ],
      },
    },
  ]
}
