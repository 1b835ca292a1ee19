import { isStopWord, phraseWords, type TextLanguage } from './text-words.ts'

/** Words that say that something should change or is done, not what. */
const wishWords: Readonly<Record<TextLanguage, string>> = {
  en: 'please would could should need needs needed want like better more less improve improved improvement improvements good great best nice think feel really lot lots many much make made making get gets getting got give given giving have having thing things something everything anything everyone everybody people company work works working job jobs day days week weeks year years time times one two also still often always never sometimes can cannot without within etc use used using able help helps lack lacks missing miss wish new properly right way ways bit little even just every each maybe currently us our know see say said go going become learn skill skills tool tools want become',
  de: 'bitte mehr weniger besser bessere besseren besserer besseres gut gute guten schon brauche brauchen braucht bräuchte bräuchten sollte sollten könnte könnten würde würden wäre wären möchte wünsche wünschen finde findet gibt geben machen macht gemacht haben firma unternehmen betrieb arbeit arbeiten leute mitarbeiter kollegen alle alles etwas tag tage woche wochen jahr jahre mal immer nie oft manchmal sehr viel viele zeit neue neuen neues neuer fehlt fehlen fehlende verbessern verbesserung verbesserungen richtig endlich einfach statt sowie bzw eigenen einzelnen jeder jede jeden gern gerne leider dringend bessers deutlich wer wird werden lernen werkzeug werkzeuge mir uns',
  es: 'más menos mejor mejores mejorar mejora mejoras bueno buena buenos buenas necesito necesitamos necesita necesitan hace falta faltan debería deberían deberíamos podría podrían gustaría quiero quisiera hay hacer haga hagan tener tenga tengan dar den empresa trabajo trabajar trabajamos gente todos todas todo día días semana semanas año años veces siempre nunca mucho mucha muchos muchas nuevo nueva nuevos nuevas favor sería poder sobre cada vez algo cosas mismo misma aprender herramienta herramientas',
  ar: 'نريد أريد نحتاج أحتاج يجب ينبغي أكثر أقل أفضل تحسين جيد جيدة مزيد المزيد لو يكون تكون هناك وجود توفير عمل العمل شركة الشركة زملاء موظفين الموظفين الناس كل جميع شيء أشياء دائما أحيانا أبدا كثير كثيرا جدا وقت يوم أيام أسبوع جديد جديدة حاجة بحاجة ضرورة عدم زيادة لازم مش مو ما اللي عشان علشان بس كمان احنا إحنا',
}

const fillers: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: new Set(phraseWords(wishWords.en, Infinity)),
  de: new Set(phraseWords(wishWords.de, Infinity)),
  es: new Set(phraseWords(wishWords.es, Infinity)),
  ar: new Set(phraseWords(wishWords.ar, Infinity)),
}

/** Whether a word says nothing about what an answer is about. */
export const isFillerWord = (word: string, language: TextLanguage): boolean =>
  word.length < 2 ||
  !/\p{L}/u.test(word) ||
  isStopWord(word, language) ||
  fillers[language].has(word) ||
  isStopWord(word, 'en')
