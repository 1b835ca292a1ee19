import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Finding, PlanItem } from '../../../../contract/calls/action-plan.ts'
import { reports, type StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { topicChangesOf } from '../../../../insights/comparison/topic-changes.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { formatPoints } from '../comparison/format-points.ts'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'

/** What the numbers behind an action have become in a later report. */

type Props = { item: PlanItem; report: StoredCompanyReport }

/** Reports of more people than this are large: an earlier one is loaded when it is asked for. */
const loadedUnasked = 300

/** The numbers of an action's finding then and in the report that is shown; nothing where that is not a later one. */
export const MeasureSinceFinding = ({ item, report }: Props) => {
  const { finding } = item
  if (finding === null || finding.topic === null || finding.reportId === report.id) return null
  const isLater =
    finding.version === null ? item.createdAt < report.createdAt : finding.version < report.version
  if (!isLater) return null
  return finding.version === null ? (
    <Numbers finding={finding} report={report} before={undefined} />
  ) : (
    <SinceVersion finding={finding} report={report} version={finding.version} />
  )
}

type VersionProps = { finding: Finding; report: StoredCompanyReport; version: number }

const SinceVersion = ({ finding, report, version }: VersionProps) => {
  const { language, say, piece } = useWiki()
  const [isAsked, setAsked] = useState(report.coverage.employees <= loadedUnasked)
  const isPrinting = useIsPrinting()
  const earlier = useQuery({
    ...callQuery(reports.getCompanyReport, {
      id: finding.reportId,
      ...(language !== 'en' && { language }),
    }),
    enabled: isAsked,
  })
  const before = earlier.data?.report
  if (before !== undefined) {
    // Another wording of the same answers: nothing can have come of anything yet.
    if (before.overview.lastUpdated === report.overview.lastUpdated) return null
    return <Numbers finding={finding} report={report} before={before} />
  }
  if (isPrinting) {
    return <p className="plan-since">{say('plan.notPrinted')}</p>
  }
  if (!isAsked) {
    return (
      <Button variant="default" size="xs" onClick={() => setAsked(true)}>
        {say('plan.compare', { version })}
      </Button>
    )
  }
  if (!earlier.isError) return <Skeleton height={20} aria-hidden />
  return (
    <Text size="sm" role="alert">
      {say('plan.versionNotLoaded', { version })}{' '}
      <Button variant="default" size="compact-xs" onClick={() => void earlier.refetch()}>
        {piece('asked.again')}
      </Button>
    </Text>
  )
}

type NumbersProps = {
  finding: Finding
  report: StoredCompanyReport
  /** The report that the action came from; undefined where it is not there any more. */
  before: StoredCompanyReport | undefined
}

const Numbers = ({ finding, report, before }: NumbersProps) => {
  const wiki = useWiki()
  const { say, decimal } = wiki
  const measure = report.measures.find(({ topic }) => topic === finding.topic)
  if (measure === undefined) return null
  const { label, meanOfAnswered } = measure
  const means =
    finding.mean !== null && meanOfAnswered !== null
      ? say('plan.means', { topic: label, earlier: decimal(finding.mean), now: decimal(meanOfAnswered) })
      : ''
  const share = shareText(finding, report, before, wiki)
  return (
    <p className="plan-since">
      <b>{say('plan.thenNow')}</b> {means} {share}
    </p>
  )
}

/** How the share of low or strong answers has changed, and whether that is more than noise. */
const shareText = (
  { topic }: Finding,
  report: StoredCompanyReport,
  before: StoredCompanyReport | undefined,
  wiki: WikiWords,
): string => {
  const { words, say, upTo } = wiki
  const percent = (value: number): string => say('figures.percent', { number: upTo(value, 1) })
  if (before === undefined) return say('plan.deleted')
  const change = topicChangesOf(report, before, words).find(({ id }) => id === `topic ${topic}`)
  if (change === undefined) return say('plan.sameShares')
  const { what, now, noise, verdict } = change
  if (change.before?.unit !== 'percent' || now?.unit !== 'percent') return ''
  const shares = { what, earlier: percent(change.before.value), now: percent(now.value) }
  if (verdict === 'unknown' || noise === null) {
    return say('plan.sharesUnknown', shares)
  }
  const key = verdict === 'beyond' ? 'plan.sharesBeyond' : 'plan.sharesWithin'
  return say(key, { ...shares, ...formatPoints(noise, wiki) })
}
