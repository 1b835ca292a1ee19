import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Finding, PlanItem } from '../../../contract/action-plan.ts'
import { reports, type StoredCompanyReport } from '../../../contract/reports.ts'
import { topicChangesOf } from '../../../insights/topic-changes.ts'
import { ask } from '../../core/ask.ts'
import { useIsPrinting } from '../../ui/use-printing.ts'

/** What the numbers behind an action have become in a later report. */

type Props = { item: PlanItem; report: StoredCompanyReport }

/** Reports of more people than this are large: an earlier one is loaded when it is asked for. */
const loadedUnasked = 300

/** The numbers of an action's finding then and in the report that is shown; nothing where that is not a later one. */
export const SinceThen = ({ item, report }: Props) => {
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
  const [isAsked, setAsked] = useState(report.coverage.employees <= loadedUnasked)
  const isPrinting = useIsPrinting()
  const earlier = useQuery({ ...ask(reports.getCompanyReport, { id: finding.reportId }), enabled: isAsked })
  const before = earlier.data?.report
  if (before !== undefined) {
    // Another wording of the same answers: nothing can have come of anything yet.
    if (before.overview.lastUpdated === report.overview.lastUpdated) return null
    return <Numbers finding={finding} report={report} before={before} />
  }
  if (isPrinting) {
    return (
      <p className="plan-since">
        Then and now was not loaded when this was printed: it stands on the page, with this action.
      </p>
    )
  }
  if (!isAsked) {
    return (
      <Button variant="default" size="xs" onClick={() => setAsked(true)}>
        Compare with version {version}
      </Button>
    )
  }
  if (!earlier.isError) return <Skeleton height={20} aria-hidden />
  return (
    <Text size="sm" role="alert">
      Version {version} could not be loaded, so then and now are not compared.{' '}
      <Button variant="default" size="compact-xs" onClick={() => void earlier.refetch()}>
        Try again
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
  const measure = report.measures.find(({ topic }) => topic === finding.topic)
  if (measure === undefined) return null
  const { label, meanOfAnswered } = measure
  const means =
    finding.mean !== null && meanOfAnswered !== null
      ? `${label}: a mean of ${finding.mean.toFixed(1)} then, ${meanOfAnswered.toFixed(1)} now, of those who rated it. `
      : ''
  const share = shareText(finding, report, before)
  return (
    <p className="plan-since">
      <b>Then and now.</b> {means}
      {share}
    </p>
  )
}

const percent = (value: number): string => `${value.toLocaleString(undefined, { maximumFractionDigits: 1 })}%`

/** How the share of low or strong answers has changed, and whether that is more than noise. */
const shareText = (
  { topic }: Finding,
  report: StoredCompanyReport,
  before: StoredCompanyReport | undefined,
): string => {
  if (before === undefined)
    return 'Its report was deleted, so whether that is more than noise cannot be told.'
  const change = topicChangesOf(report, before).find(({ id }) => id === `topic ${topic}`)
  if (change === undefined) return 'The shares of low and of strong answers are the same.'
  const { what, now, noise, verdict } = change
  if (change.before?.unit !== 'percent' || now?.unit !== 'percent') return ''
  const shares = `${what} in ${percent(change.before.value)} of the answers then, in ${percent(now.value)} now`
  if (verdict === 'unknown' || noise === null) {
    return `${shares}. With fewer than five answers on one side it cannot be told from noise.`
  }
  const points = `the noise of ${noise.toLocaleString(undefined, { maximumFractionDigits: 1 })} points`
  return verdict === 'beyond'
    ? `${shares}, by more than ${points}.`
    : `${shares}, within ${points}, so it is no difference.`
}
