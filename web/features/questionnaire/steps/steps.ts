import {
  questions,
  questionsOf,
  sections,
  type Question,
  type QuestionId,
  type Section,
} from '../../../../insights/questionnaire/questionnaire.ts'

/** The steps of the questionnaire in order (specification point 2; docs/questionnaire.md). */

export type Step =
  | { readonly kind: 'welcome'; readonly path: 'welcome' }
  | { readonly kind: 'personal'; readonly path: 'about-you'; readonly section: Section }
  | { readonly kind: 'intro'; readonly path: string; readonly section: Section }
  | {
      readonly kind: 'question'
      readonly path: QuestionId
      readonly section: Section
      readonly question: Question
    }
  | { readonly kind: 'review'; readonly path: 'review' }

export const welcome: Step = { kind: 'welcome', path: 'welcome' }
export const review: Step = { kind: 'review', path: 'review' }

const stepsOf = (section: Section): Step[] =>
  section.order === 1
    ? [{ kind: 'personal', path: 'about-you', section }]
    : [
        { kind: 'intro', path: `section-${section.order}`, section },
        ...questionsOf(section.id).map((question): Step => ({
          kind: 'question',
          path: question.id,
          section,
          question,
        })),
      ]

/** Welcome, personal info, an intro and the questions for each of sections 2 to 7, review. */
export const steps: readonly Step[] = [welcome, ...sections.flatMap(stepsOf), review]

/** The step of a path in the URL; the welcome for an unknown one. */
export const findStep = (path: string): Step => steps.find((step) => step.path === path) ?? welcome

const offset = (step: Step, by: number): Step =>
  steps[steps.findIndex(({ path }) => path === step.path) + by] ?? step

/** The next step; the review has none. */
export const stepAfter = (step: Step): Step => offset(step, 1)
/** The previous step; the welcome has none. */
export const stepBefore = (step: Step): Step => offset(step, -1)

/** The step that asks a question; those of section 1 share one. */
export const stepOfQuestion = (id: QuestionId): Step =>
  steps.find((step) => step.path === id) ?? findStep('about-you')

/** The progress at a step, 0 to 1. */
export const stepProgress = (step: Step): number =>
  steps.findIndex(({ path }) => path === step.path) / (steps.length - 1)

/** How many questions are asked, and how many of them need an answer. */
export const questionCount = questions.filter(({ asked }) => asked).length
export const requiredQuestionCount = questions.filter(({ asked, required }) => asked && required).length

/** How many of the asked questions share one step, in section 1. */
export const personalQuestionCount = questionsOf('getting_started').filter(({ asked }) => asked).length
