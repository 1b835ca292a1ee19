import { createTranslator } from '../../../../../insights/catalog/format-message.ts'
import arabic from '../../../../../languages/ar/themes.json' with { type: 'json' }
import german from '../../../../../languages/de/themes.json' with { type: 'json' }
import english from '../../../../../languages/en/themes.json' with { type: 'json' }
import spanish from '../../../../../languages/es/themes.json' with { type: 'json' }
import type { ThemeCategory } from '../../../../../insights/themes/categories.ts'
import { understand } from '../../../../../insights/themes/category-matchers.ts'
import { phraseWords } from '../../../../../insights/themes/matching/text-words.ts'
import type { OpenQuestionId } from '../../../../../insights/themes/open-questions.ts'
import type { LanguageCode } from '../../../../../languages/index.ts'

/** How people ask in each language what others wrote, and the names of topics in it. Words are small and without accents. */

export const themeNames = {
  en: createTranslator('en', english),
  de: createTranslator('de', german),
  es: createTranslator('es', spanish),
  ar: createTranslator('ar', arabic),
}

/** Each of the words has to be in the question, in whatever order. */
type Words = readonly RegExp[]
type Asked = Readonly<Partial<Record<OpenQuestionId, readonly Words[]>>>

const whatEn = / (?:what|which) /
const whatEs = / que /
const whatAr = / (?:ما|ماذا|اي) /

/** By the question that was answered; the first of which one way of asking fits. */
const asked: Readonly<Record<LanguageCode, Asked>> = {
  en: {
    skill_development: [
      [whatEn, / (?:want|wants|like|wish|need) /, / (?:learn|trained) /],
      [/ (?:what|which) skills /, / (?:learn|develop|miss|missing|want|wanted) /],
    ],
    career_goals: [
      [/ (?:what|which) (?:are|do) /, / (?:career|professional) (?:goals?|plans?|aims?|wishes|ambitions?) /],
      [/ career goals? /],
    ],
    team_support: [
      [/ what (?:support|help) /, / (?:team|colleagues) /],
      [/ (?:support|help) /, / from (?:the|their) team /],
    ],
    company_improvements: [
      [
        whatEn,
        / (?:want|wants|wish|wishes|like|ask|asks|asked|suggest|suggested) /,
        / (?:improved|changed|better|different|improvements?|changes?) /,
      ],
      [
        / what (?:do|did) (?:people|employees|they|everybody|everyone|the staff|staff|most|most people|_) (?:want|wish|wish for|ask for)(?: most)?(?: in _| of us| from us)? $/,
      ],
      [whatEn, / (?:wishes|suggestions) /],
      [/ what should the company (?:do better|improve|change) /],
    ],
  },
  de: {
    missing_tools: [
      [
        / welche (?:werkzeuge|tools|programme|arbeitsmittel|hilfen|gerate) /,
        / (?:fehlen|vermiss\w+|brauch\w+|gewunscht) /,
      ],
      [/ was fehlt /, / (?:werkzeug\w*|tools?|arbeitsmittel\w*) /],
    ],
    skill_development: [[/ (?:was|welche) /, / (?:lernen|fahigkeiten|schulung\w*|weiterbild\w*) /]],
    career_goals: [[/ (?:karriereziele|berufliche\w* ziele|karriereplane|karrierewunsche) /]],
    team_support: [[/ welche unterstutzung /], [/ (?:unterstutzung|hilfe) /, / team /]],
    company_improvements: [
      [/ was /, / (?:wunsch\w+|besser|verbesser\w*|geandert|andern) /],
      [/ was (?:wunschen|wollen) /],
      [/ welche (?:wunsche|verbesserung\w*|vorschlage) /],
    ],
  },
  es: {
    missing_tools: [
      [/ que (?:herramientas|programas|equipos) /, / (?:faltan|falta|necesit\w+|piden|echan) /],
    ],
    skill_development: [[whatEs, / (?:aprender|formacion|habilidades|capacitacion) /]],
    career_goals: [[/ (?:objetivos|metas|planes) (?:profesionales|de carrera|laborales) /]],
    team_support: [[/ que (?:apoyo|ayuda) /]],
    company_improvements: [
      [whatEs, / (?:mejorar|mejore|mejorara|mejoras|cambiar|cambie|cambios|mejor) /],
      [/ que (?:quiere|quieren|pide|piden|desea|desean) (?:la gente|los empleados|el personal|_) /],
    ],
  },
  ar: {
    missing_tools: [[whatAr, / (?:ادوات|الادوات|برامج|البرامج|اجهزه|اجهزة|الاجهزة) /]],
    skill_development: [[whatAr, / (?:يتعلم\w*|تعلم|المهارات|مهارات|التدريب) /]],
    career_goals: [[/ (?:اهداف\w*|الاهداف|طموحات|الطموحات) /]],
    team_support: [[/ (?:ما|اي) /, / (?:الدعم|دعم|المساعدة) /]],
    company_improvements: [
      [/ (?:ما|ماذا) /, / (?:يريد\w*|يطلب\w*|تحسين\w*|يتحسن|تغيير\w*|الاقتراحات|اقتراحات|رغبات) /],
    ],
  },
}

/** What is asked after: the topic is in the group. */
const counting: Readonly<Record<LanguageCode, RegExp>> = {
  en: / (?:who|how many)(?: (?:people|employees|of us|of them|colleagues|others))?(?: have| has| did| do)? (?:ask(?:ed|s)?|wish(?:ed|es)?) for (?:more |a |an )?(.+?)(?: in _)? $/,
  de: / (?:wer|wie viele|wieviele)(?: leute| personen| mitarbeiter| kollegen)? (?:wunscht|wunschen|verlangt|verlangen|fragt nach|bittet um|bitten um)(?: sich)?(?: mehr)? (.+?)(?: in _)? $/,
  es: / (?:quien|quienes|cuantos|cuantas|cuanta)(?: personas| gente| empleados)? (?:pide|piden|pidio|pidieron|ha pedido|han pedido|solicita|solicitan)(?: mas)? (.+?)(?: en _)? $/,
  ar: / (?:من|كم)(?: شخص(?: ?ا)?| موظف(?: ?ا)?)? (?:طلب|طلبوا|يطلب|يطلبون)(?: المزيد من)? (.+?)(?: في _)? $/,
}

const languages = ['en', 'de', 'es', 'ar'] as const

export type ThemeRequest =
  | { readonly language: LanguageCode; readonly questionId: OpenQuestionId }
  | { readonly language: LanguageCode; readonly topic: string; readonly isWho: boolean }

const isOpenQuestion = (id: string, of: Asked): id is OpenQuestionId => Object.hasOwn(of, id)

/** The topic of wishes that words are about. What is a thing, such as a program, is searched for in answers. */
export const topicOfWish = (words: string, language: LanguageCode): ThemeCategory | undefined => {
  const { category } = understand(phraseWords(words), [language], 'wishes')
  return category === 'wishes.equipment' ? undefined : category
}

/** What of the themes a question asks for; undefined where it asks for none. */
export const themeRequestOf = (text: string): ThemeRequest | undefined => {
  for (const language of languages) {
    const [, topic] = counting[language].exec(text) ?? []
    if (topic !== undefined && topicOfWish(topic, language) !== undefined)
      return { language, topic: topic.trim(), isWho: / (?:who|wer|quien|quienes|من) /.test(text) }
    for (const [id, ways] of Object.entries(asked[language]))
      if (isOpenQuestion(id, asked[language]) && ways.some((words) => words.every((word) => word.test(text))))
        return { language, questionId: id }
  }
  return undefined
}
