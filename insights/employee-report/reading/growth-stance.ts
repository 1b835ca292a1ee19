/** How an answer about skills or goals is meant: not everything that is written there is something wanted. */
import { isGiven } from '../../questionnaire/answers.ts'
import { speaksOfLeaving } from './alarms.ts'

export type GrowthStance = 'wants' | 'leaves' | 'open'

const stays =
  /(?<![\p{L}\p{M}])(?:stay|staying|remain|keep (?:things|it|my)|as it is|as i am|bleibe|bleiben|wie es ist|weiter so|quedarme|me quedo|seguir igual|seguir como|como estoy|أبقى|البقاء|كما أنا)(?![\p{L}\p{M}])/iu
/** 'I wouldn't mind learning' wants to learn. */
const wantsAfterAll =
  /(?<![\p{L}\p{M}])(?:would(?:n[’']t| not) mind|hätte nichts dagegen|no me importaría|لا مانع)(?![\p{L}\p{M}])/giu
const refuses =
  /(?<![\p{L}\p{M}])(?:no|not|nothing|nobody|never|none|neither|nor|hardly|too (?:old|late)|used to|no longer|rather not|nicht|nichts|niemand|keine?[nrms]?|nie|niemals|kaum|zu (?:alt|spät)|früher|lohnt|no|nada|nadie|ningun[oa]?|ningún|nunca|jamás|ya no|antes|demasiado|لا|لم|لن|ليس|لست|أبدا)(?![\p{L}\p{M}])|n[’']t(?!\p{L})/iu

/**
 * `wants`: it names something without a word that refuses, stays or goes. `leaves`: it speaks of going. `open`: anything else, which is
 * quoted and on which nothing builds: 'Not everybody has to be a boss' is no wish to be one.
 */
export function growthStance(text: string | undefined): GrowthStance | null {
  if (text === undefined || !isGiven(text)) return null
  const start = text.slice(0, 1000)
  if (speaksOfLeaving(start)) return 'leaves'
  return stays.test(start) || refuses.test(start.replaceAll(wantsAfterAll, '')) ? 'open' : 'wants'
}
