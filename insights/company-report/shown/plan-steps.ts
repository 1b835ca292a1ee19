/**
 * The operating plan as its reader is shown it: that of the report, and with it what many wished for. Wishes are read from the
 * themes that the reader is shown and stored nowhere.
 */
import { fewAnswers, labelInLanguage } from '../company-groups.ts'
import type { TextLanguage } from '../../themes/matching/text-words.ts'
import type { PlanItem, QuestionThemes, WrittenSubtheme } from '../company-report-types.ts'
import { planLimit } from '../operating-plan.ts'

interface ShownReport<Item> {
  readonly forwardOperatingPlan: readonly Item[]
  readonly writtenThemes?: readonly QuestionThemes[] | undefined
}

export type WishKey = `wish.${'title' | 'why' | 'details' | 'firstStep' | 'owner' | 'success'}`

export interface WishWords {
  readonly language: TextLanguage
  readonly say: (key: WishKey, values?: Readonly<Record<string, string | number>>) => string
  readonly count: (count: number) => string
  /** Somebody's own words within a sentence. */
  readonly named: (name: string) => string
}

/** A wish in the words of one of the people who have it. */
export interface Wish extends WrittenSubtheme {
  readonly writtenLabel: NonNullable<WrittenSubtheme['writtenLabel']>
}

/** Fewer than one in so many who answered are not many. */
const fewestShare = 20
const mostWishes = 2

const isWish = (one: WrittenSubtheme): one is Wish =>
  one.writtenLabel !== null && one.people >= fewAnswers && one.people * fewestShare >= one.outOf

/** What many people wrote alike about what the company should do better: what most of them did first. */
export function wishesOf(
  { writtenThemes = [] }: Pick<ShownReport<unknown>, 'writtenThemes'>,
  language: TextLanguage,
): readonly Wish[] {
  const themes = writtenThemes.find(({ questionId }) => questionId === 'company_improvements')?.themes ?? []
  return themes
    .flatMap((theme): readonly WrittenSubtheme[] => (theme.category === null ? [theme] : theme.subthemes))
    .map((one) => ({ ...one, writtenLabel: labelInLanguage(one, language) }))
    .filter(isWish)
    .toSorted((a, b) => b.people - a.people)
}

export interface ShownStep<Item> {
  readonly item: Item | PlanItem
  /** Its place in the plan of the report; null for a wish. */
  readonly index: number | null
}

function wishStep({ writtenLabel, people, outOf, evidence, evidenceTotal }: Wish, words: WishWords) {
  const { say, count, named } = words
  const item: PlanItem = {
    title: say('wish.title', { quote: named(writtenLabel.text) }),
    details: say('wish.details'),
    why: say('wish.why', { number: count(people), people: count(outOf) }),
    firstStep: say('wish.firstStep'),
    owner: say('wish.owner'),
    success: say('wish.success', { goal: count(Math.ceil(people / 2)) }),
    topic: null,
    people,
    outOf,
    evidence,
    evidenceTotal,
    quotes: [],
  }
  return { item, index: null }
}

/** The first weakness, then wishes as far as there is room, then the rest of the plan. */
export function planStepsOf<Item extends Pick<PlanItem, 'topic'>>(
  report: ShownReport<Item>,
  words: WishWords,
): readonly ShownStep<Item>[] {
  const steps = report.forwardOperatingPlan.map((item, index) => ({ item, index }))
  const room = Math.max(0, planLimit - steps.length)
  const wishes = wishesOf(report, words.language)
    .slice(0, Math.min(room, mostWishes))
    .map((wish) => wishStep(wish, words))
  const isFirstFinding = typeof steps[0]?.item.topic === 'string'
  const findings = isFirstFinding ? 1 : 0
  return [...steps.slice(0, findings), ...wishes, ...steps.slice(findings)]
}
