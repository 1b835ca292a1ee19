import { Sparkles } from 'lucide-react'
import type { ReportRewording } from '../../../../contract/shapes/reports/report-rewording.ts'
import { useReportLocale, type ReportLocale } from '../../../ui/report/language/report-language.tsx'
import './rewording-notice.css'

/** How often a report that is being worded is asked for again. */
const againMs = 3_000

/** For a query of a report: asked again while a language model words it. */
export const rewordingPollInterval = (prose: ReportRewording | undefined): number | false =>
  prose?.state === 'waiting' ? againMs : false

type Worded = {
  origin: 'generated' | 'written' | 'edited'
  prose?: ReportRewording | undefined
}

const sentenceIn = ({ piece, named }: ReportLocale, { origin }: Worded, prose: ReportRewording): string => {
  const { state, why, answeredBy, version, texts, textsWritten, sentencesDropped } = prose
  const model = named(answeredBy ?? prose.model)
  if (origin !== 'generated') {
    const told = { model, written: textsWritten, texts, count: texts }
    return [
      piece(origin === 'edited' ? 'worded.edited' : 'worded.written', told),
      ...(sentencesDropped === 0 ? [] : [piece('worded.dropped', { count: sentencesDropped })]),
      piece('worded.computed'),
    ].join(' ')
  }
  if (state === 'waiting') return piece('worded.waiting', { model })
  if (state === 'written') return piece('worded.held', { version: version ?? '', model })
  return piece(why === null ? 'worded.nothing' : `worded.${why}`, { model })
}

/** Who worded a report, where a language model was asked to. */
export const RewordingNotice = ({ report }: { report: Worded }) => {
  const reading = useReportLocale()
  const { prose } = report
  if (!prose) return null
  return (
    <output className="worded-by" aria-busy={prose.state === 'waiting'}>
      <Sparkles size={16} aria-hidden className="worded-by__icon" />
      <span>{sentenceIn(reading, report, prose)}</span>
    </output>
  )
}
