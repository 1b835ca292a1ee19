import { isLongEnoughName, singleLine } from '../../../../contract/shapes/fields.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { hasLetter, isGiven } from '../../../../insights/questionnaire/answers.ts'
import { plainName } from '../../../../insights/text/plain-name.ts'
import { unknownProfile } from '../../../../contract/shapes/employee-shapes.ts'

/** An employee's name, job title and department. */
export type Profile = { name: string; role: string; department: string }

const placeholders = new Set(['', 'team member', 'employee'])

/** Whether a value is a placeholder. */
export const isPlaceholder = (field: keyof Profile, value: string): boolean => {
  const plain = value.trim().toLowerCase()
  return placeholders.has(plain) || plain === unknownProfile[field].toLowerCase()
}

type Offered = { [Field in keyof Profile]?: Profile[Field] | undefined }

/** The values that replace blank ones and placeholders; a real value is never overwritten. */
export const betterProfile = (known: Profile, offered: Offered): Partial<Profile> => {
  const better = (field: keyof Profile) => {
    const value = offered[field]
    return value !== undefined && isPlaceholder(field, known[field]) && !isPlaceholder(field, value)
      ? { [field]: value }
      : {}
  }
  return { ...better('name'), ...better('role'), ...better('department') }
}

const clipped = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

// "Designer (Marketing)", else the first of: a comma or semicolon of any script, a bar, a long dash, a lone hyphen or
// slash.
const inBrackets = /^([^()]+)\(([^()]+)\)$/
const atSeparator = /^(.+?)(?: ?[,،，、;؛；|–—] ?| [-/] )(.+)$/

const ofNames = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &/+.,،，、'’-]*$/u
const ofSentences = /^(?:i|i['’]m|my|we|and|or|but|also|as|for|in|at|the|to|with)(?: |$)/i
/** The same in Arabic, where "and I" is part of the verb. */
const ofArabicSentences = /^(?:أنا|نحن|ثم|أو|لكن|كما|أيضا|في|من|على|إلى|مع|وأ\p{L}+)(?: |$)/u

/** Whether a text reads as a name rather than a part of a sentence: a department is created for the whole company. */
const readsAsName = (text: string, mostWords: number): boolean =>
  text.split(' ').length <= mostWords &&
  ofNames.test(text) &&
  !ofSentences.test(text) &&
  !ofArabicSentences.test(text)

/**
 * Splits "Designer, Marketing" into job title and department; a text without a separator, or one that is a sentence
 * ("I run the kitchen, and I help at the bar"), is the title.
 */
export const titleAndDepartment = (answer: string): Partial<Profile> => {
  const text = singleLine(answer)
  const [, title = '', department = ''] = inBrackets.exec(text) ?? atSeparator.exec(text) ?? []
  const isSplit = readsAsName(title.trim(), 8) && readsAsName(department, 5)
  return {
    role: clipped(isSplit ? title : text, limits.jobTitleMax),
    ...(isSplit && { department: clipped(department, limits.departmentMax) }),
  }
}

/** The profile that the answers of a questionnaire give. */
export const profileFromAnswers = (answers: Readonly<Record<string, string>>): Partial<Profile> => {
  const fullName = answers['full_name'] ?? ''
  const title = answers['title_department'] ?? ''
  const name = clipped(plainName(fullName), limits.displayNameMax)
  return {
    ...(hasLetter(name) && isLongEnoughName(name) && { name }),
    ...(isGiven(title) && titleAndDepartment(title)),
  }
}
