/** What an answer says that comes before everything else: bad treatment, violence, health, or that somebody may leave. */
import { clean } from '../../catalog/quote-answer.ts'
import type { QuestionId, RawAnswers } from '../../questionnaire/questionnaire.ts'
import { wordPatternSource } from './word-pattern.ts'

export type AlarmKind = 'harm' | 'safety' | 'health' | 'leaving'

export interface Alarm {
  readonly kind: AlarmKind
  readonly questionId: QuestionId
  /** The sentence that says so, as it was written. */
  readonly sentence: string
}

/** The words of a kind by language; `*` stands for any ending. */
const words: Readonly<Record<AlarmKind, readonly string[]>> = {
  harm: [
    'bull(?:y|ies|ied|ying)|harass*|(?:shout|yell|scream)(?:s|ed|ing)? at (?:me|us|her|him|them|people|staff)|humiliat*|insult(?:s|ed|ing)?|threaten(?:s|ed|ing)? (?:me|us|her|him|them|to)|discriminat*|racis[mt]*|sexis[mt]*|abus(?:ed|ive)|verbal abuse|call(?:s|ed) (?:me|us) (?:an? \\p{L}+|names|stupid|lazy|useless|worthless|dumb)|(?:afraid|scared|frightened) of (?:my|the|our|him|her|them)|ma(?:kes?|de) (?:me|us) cry|(?:I|we) (?:have )?cried(?! laughing)',
    'mobb(?:t|en|ing)|gemobbt|schikan*|beleidig*|(?:schreit|brüllt) (?:mich|uns) an|angeschrien|angebrüllt|bedroh(?:t|en|te|ung)|belästig*|diskriminier*|rassis*|sexis*|gedemütigt|demütig*|angst vor (?:\\p{L}+ )?(?:chef|chefin|vorgesetzt\\p{L}*|kolleg\\p{L}*|ihm|ihr)',
    'acos(?:o|a|an|ado|ada)|(?:me|nos) gritan?|insult(?:a|an|o|os|ó|ado|ada)|humill*|(?:me|nos) amenaz*|discrimina*|racis*|machis*|maltrat*|(?:me|nos) da miedo|miedo (?:a|de) (?:mi|la|el) jef[ea]|acab(?:o|amos) llorando|he llorado',
    '[وف]?(?:ال)?(?:تنمر|التنمر|تحرش|إهانة|اهانة|يهينني|تهينني|يهيننا|يصرخ|تصرخ|يهددني|عنصرية|يتنمر|بكيت)',
  ],
  safety: [
    'assault*|attack(?:s|ed) (?:me|us|a|one|my|our)|spat (?:at|on)|violen(?:t|ce)|injur(?:y|ies|ed)|accidents?(?! (?:report|form|log|book)s?)|dangerous|unsafe|hit (?:me|us|a colleague)',
    'bespuckt|tätlich*|gewalt|verletzt(?:e|en)?|unfall|unfälle|gefährlich|handgreiflich',
    'agred(?:e|en|ido|ida|ieron|ió)|agresi[oó]n\\p{L}*|escup\\p{L}*|violencia|accidentes?|peligros[oa]s?',
    '[وف]?(?:ال)?(?:اعتداء|عنف|العنف|حادث|حوادث|خطير|خطر|إصابة|إصابات)',
  ],
  health: [
    "burn(?:ed|t)?[ -]?out|burnout|exhausted|overworked|chest pains?|panic attacks?|can[’']?t sleep|cannot sleep|sleepless|[6-9]\\d hours (?:a|last|this|the) week*|at (?:my|breaking) (?:limit|point)|makes? me (?:ill|sick)|drowning in (?:work|e-?mails|tickets)",
    'burn-?out|ausgebrannt|(?:bin|sind|fühle mich|völlig|total) (?:(?!nicht |nie |keineswegs )\\p{L}+ ){0,2}(?:erschöpft|überlastet|überarbeitet|am limit)|erschöpfung|überlastung|schlaflos*|schlafe (?:kaum|schlecht|nicht)|panik|panikattacken?|kann (?:einfach )?nicht mehr|am ende meiner kräfte|macht mich krank',
    '(?:estoy|estamos|est[aá]n|me siento|acabo|acabamos|voy|vamos) (?:\\p{L}+ )?(?:agotad|quemad|destrozad|estresad|sobrecargad)[oa]s?|espalda destrozada|agotamiento|ansiedad|no puedo más|no podemos más|no duermo|de baja por (?:estrés|ansiedad|depresión)',
    '[وف]?(?:ال)?(?:مرهق|مرهقة|مرهقون|إرهاق|ارهاق|منهك|منهكة|احتراق وظيفي|الاحتراق الوظيفي|لا أنام|لا أستطيع النوم)',
  ],
  leaving: [
    "i (?:just )?quit(?! \\p{L}+ing)|(?:to|should|will|may|might|[’']ll|[’']d) (?:quit|resign)(?! \\p{L}+ing)|(?:should|will|may|might|want to|going to|thinking of|think about|ready to|i[’']?ll|i[’']?d) leav(?:e|ing)(?! (?:work|the office|early|on time|it|me|us|them|things|notes|messages))|leaving (?:this|the) (?:company|job|place)|(?:find(?:ing)?|look(?:ing)? for|want|need|apply(?:ing)? for|start(?:ing)?) (?:an?|another) ?(?:new|different|other)? ?(?:job|employer)|(?:go|work|be|am|start) somewhere else|out of here|looking elsewhere|job interview|(?:first|second|third|final)[ -]round interview|handed in my notice|not here,? (?:probably|probly|though|anyway)",
    '(?:will|werde|möchte|überlege(?:,)?|überlegt(?:,)?) (?:\\p{L}+ ){0,2}(?:zu )?kündigen|kündige ich|ich kündige|innerlich gekündigt|(?:firma|arbeitgeber|job|stelle) (?:zu )?wechseln|(?:suche|brauche|will|möchte|finde) (?:\\p{L}+ )?(?:einen |eine )?(?:neuen job|anderen job|neue stelle|andere stelle|neuen arbeitgeber)|woanders (?:hin|hingehen|arbeiten|anfangen|bewerben)|weg von hier|weg hier|gehe ich früher|früher in rente|bewerbe mich|bewerbungen (?:geschrieben|laufen)|bin ich weg|suche mir was',
    'irme(?! (?:a casa|antes|pronto|a mi hora|a dormir))|me voy (?:de aquí|de la empresa|a ir)|marcharme|dejar (?:la empresa|el trabajo|este trabajo)|(?:busco|buscar|buscando|encontrar|mirando) (?:otro trabajo|otro empleo|otra empresa|otra cosa|trabajo)|dimitir|cambiar de (?:empresa|trabajo)',
    '[وف]?(?:ال)?(?:استقالة|الاستقالة|أستقيل|استقيل|سأترك|ترك العمل|أترك العمل|ترك الشركة|مغادرة الشركة|وظيفة أخرى)',
  ],
}
/** An answer that begins so says where its writer wants to be. */
const elsewhere = /^(?:honestly|ehrlich)?[?,. ]*(?:somewhere else|woanders|en otro sitio)(?!\p{L})/iu

const patternOf = (kind: AlarmKind): RegExp => new RegExp(wordPatternSource(words[kind].join('|')), 'giu')
const patterns = {
  harm: patternOf('harm'),
  safety: patternOf('safety'),
  health: patternOf('health'),
  leaving: patternOf('leaving'),
}

/** What shortly before the words says that it is not so, or that it is over. */
const denied =
  /(?<![\p{L}\p{M}])(?:no|not|never|nobody|without|stopped|anti|against|used to|nicht|nie|niemand|keine?[nrms]?|ohne|gegen|früher|nunca|nadie|sin|ya no|contra|لا|لم|لن|ليس|بدون|ضد)(?![\p{L}\p{M}])[^,;]{0,24}$|n[’']t[^,;]{0,24}$/iu

/** What somebody does, uses or can do is not searched: handling complaints is work, and no complaint. */
const searched: Readonly<Record<AlarmKind, readonly QuestionId[]>> = {
  harm: [
    'team_support',
    'company_improvements',
    'additional_feedback',
    'reporting_structure',
    'career_goals',
  ],
  safety: ['team_support', 'company_improvements', 'additional_feedback', 'missing_tools'],
  health: ['additional_feedback', 'team_support', 'company_improvements', 'missing_tools', 'career_goals'],
  leaving: [
    'career_goals',
    'additional_feedback',
    'company_improvements',
    'team_support',
    'skill_development',
  ],
}

const kinds = ['harm', 'safety', 'health', 'leaving'] as const
const searchedLength = 2000
/** So much of an alarm's sentence is quoted, also more than once. */
export const alarmMax = 200

const sentences = /[^.!?\n]+(?:[.!?]+|\n|$)/gu

function matchesKind(sentence: string, kind: AlarmKind): boolean {
  if (kind === 'leaving' && elsewhere.test(sentence)) return true
  return [...sentence.matchAll(patterns[kind])].some(({ index, 0: found }) => {
    // 'I can't sleep' denies within itself.
    const before = sentence.slice(Math.max(0, index - 40), index)
    return found !== '' && !denied.test(before)
  })
}

const isShort = (sentence: string): boolean => sentence.split(' ').length < 5

function findKind(raw: RawAnswers, kind: AlarmKind): readonly Alarm[] {
  for (const questionId of searched[kind]) {
    const text = (raw[questionId] ?? '').slice(0, searchedLength)
    const all = [...text.matchAll(sentences)].map(([found]) => clean(found))
    const index = all.findIndex((sentence) => matchesKind(sentence, kind))
    const found = all[index]
    if (found === undefined) continue
    // 'Somewhere else.' alone says little.
    const next =
      isShort(found) && text.includes(`${found} ${all[index + 1] ?? ''}`) ? all[index + 1] : undefined
    const whole = next === undefined ? found : `${found} ${next}`
    return [{ kind, questionId, sentence: whole.replace(/[.,;]$/u, '') }]
  }
  return []
}

/** The alarms of a person's answers, at most one of each kind, the gravest first. */
export function findAlarms(raw: RawAnswers): readonly Alarm[] {
  return kinds.flatMap((kind) => findKind(raw, kind))
}

const mayGo =
  /(?<!\p{L})(?:quit|quitting|leave|leaving|resign|resigning|retire|retiring|out of here|another (?:job|company|employer)|new job|elsewhere|kündigen|aufhören|neuen job|neue stelle|anderen job|woanders|anderswo|otro trabajo|otro empleo|otra empresa|وظيفة أخرى|شركة أخرى)(?!\p{L})/iu

/** Whether a text may speak of leaving: more than what is an alarm, since no step may build on it. */
export function speaksOfLeaving(text: string): boolean {
  return mayGo.test(text) || matchesKind(text.slice(0, searchedLength), 'leaving')
}
