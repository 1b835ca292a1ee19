/** People who have something in common, and the statements that rest on them. */
import { isGiven } from '../questionnaire/answers.ts'
import type { Member } from './report-members.ts'
import type { GroupStatement, Quote, WrittenSubtheme } from './company-report-types.ts'
import type { TextLanguage } from '../themes/matching/text-words.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Evidence } from '../report-types.ts'
import type { Words } from '../catalog/report-texts.ts'

/**
 * With fewer answers than this one more could turn a finding round: departments are marked as small, findings
 * say so, and differences are not spoken of.
 */
export const fewAnswers = 5

/** A statement carries at most this many pieces of evidence; `evidenceTotal` says how many there are. */
export const evidenceLimit = 25
const quoteLimit = 3

/** People who have something in common: how many, and the first of them as evidence. */
export class Group {
  count = 0
  private readonly first: Member[] = []
  private readonly questionIds: readonly QuestionId[]
  private readonly counts: (text: string | undefined) => boolean

  /**
   * `questionIds`: the answers that put a person into this group; the first one that `counts` is its evidence, and no
   * other is quoted.
   */
  constructor(questionIds: readonly QuestionId[], counts: (text: string | undefined) => boolean = isGiven) {
    this.questionIds = questionIds
    this.counts = counts
  }

  add(member: Member): void {
    this.count++
    if (this.first.length < evidenceLimit) this.first.push(member)
  }

  get evidence(): readonly Evidence[] {
    return this.first.map((member) => ({
      employeeId: member.score.employeeId,
      questionId: this.questionOf(member),
    }))
  }

  private questionOf({ raw }: Member): QuestionId {
    const [only] = this.questionIds
    if (only === undefined) throw new RangeError('A group needs a question.')
    return this.questionIds.length === 1
      ? only
      : (this.questionIds.find((id) => this.counts(raw[id])) ?? only)
  }

  /** What the first of them wrote on any of these open questions, at most three quotes. */
  quotes(words: Words, questionIds: readonly QuestionId[]): readonly Quote[] {
    const quotes: Quote[] = []
    for (const { score, raw } of this.first) {
      const questionId = questionIds.find((id) => this.counts(raw[id]))
      if (questionId === undefined) continue
      quotes.push({ employeeId: score.employeeId, questionId, text: words.quote(raw[questionId] ?? '') })
      if (quotes.length === quoteLimit) break
    }
    return quotes
  }

  /** A statement that rests on this group. */
  statement(text: string, outOf: number, quotes: readonly Quote[] = []): GroupStatement {
    return {
      text,
      people: this.count,
      outOf,
      evidence: this.evidence,
      evidenceTotal: this.count,
      quotes,
    }
  }
}

/** What a finer group of what people wrote is called for readers of a language: in it where somebody wrote it so. */
export const labelInLanguage = (
  { writtenLabel, labels = [] }: Pick<WrittenSubtheme, 'writtenLabel' | 'labels'>,
  language: TextLanguage,
): Quote | null => labels.find((one) => one.language === language)?.writtenLabel ?? writtenLabel
