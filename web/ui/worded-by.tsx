import { Sparkles } from 'lucide-react'
import type { ReportProse, ProseRefusal } from '../../contract/report-prose.ts'
import './worded-by.css'

/** How often a report that is being worded is asked for again. */
const againMs = 3_000

/** For a query of a report: asked again while a language model words it. */
export const whileWorded = (prose: ReportProse | undefined): number | false =>
  prose?.state === 'waiting' ? againMs : false

const refusals: Readonly<Record<ProseRefusal, string>> = {
  slow: 'it took too long',
  away: 'it could not be reached',
  refused: 'it refused',
  unreadable: 'what it answered could not be read',
  unfounded: 'no sentence of it rested on what it cited',
  overtaken: 'a newer version was made, or a review begun, before it was done',
}

type Worded = {
  origin: 'generated' | 'written' | 'edited'
  prose?: ReportProse | undefined
}

const sentence = ({ origin }: Worded, prose: ReportProse): string => {
  const { state, why, model, answeredBy, version, texts, textsWritten, sentencesDropped } = prose
  const who = `the language model ${answeredBy ?? model}`
  if (origin !== 'generated') {
    const worded = `${who} worded ${textsWritten} of ${texts} texts from the answers.`
    const dropped =
      sentencesDropped === 0
        ? ''
        : ` ${sentencesDropped} ${sentencesDropped === 1 ? 'sentence of it' : 'sentences of it'} rested on nothing that it cited and ${sentencesDropped === 1 ? 'was' : 'were'} left out.`
    return `${origin === 'edited' ? 'Before a person edited it, ' : ''}${worded}${dropped} Numbers, grades and what is not known are as computed.`
  }
  if (state === 'waiting')
    return `${who} is wording this report. Until it is done, these texts are as computed.`
  if (state === 'written')
    return `Version ${version} holds this in the words of ${who}. These texts are as computed.`
  return `These texts are as computed. ${who} was asked to word them, but ${why === null ? 'gave no answer' : refusals[why]}.`
}

/** Who worded a report, where a language model was asked to. */
export const WordedBy = ({ report }: { report: Worded }) => {
  const { prose } = report
  if (!prose) return null
  const text = sentence(report, prose)
  return (
    <output className="worded-by" aria-busy={prose.state === 'waiting'}>
      <Sparkles size={16} aria-hidden className="worded-by__icon" />
      <span>
        {text.charAt(0).toUpperCase() + text.slice(1).replaceAll('. the language', '. The language')}
      </span>
    </output>
  )
}
