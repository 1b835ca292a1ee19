import { Select, Skeleton, Stack } from '@mantine/core'
import { cycleLabel, type ReportCycle } from '../../../contract/report-cycle.ts'

type VersionProps = {
  version: number
  versions: readonly number[]
  /** The cycle of each by its number; not there where people were asked once so far. */
  cycles: Readonly<Record<string, ReportCycle>> | undefined
  onPick: (version: string | null) => void
}

const nameOf = (version: number, cycle: ReportCycle | undefined, isLatest: boolean): string =>
  `Version ${version}${cycle ? ` · ${cycleLabel(cycle)}` : ''}${isLatest ? ' (latest)' : ''}`

/** Chooses among the versions of a report that are kept. */
export const VersionPicker = ({ version, versions, cycles, onPick }: VersionProps) => (
  <Select
    label="Version"
    className="screen-only"
    mb="lg"
    maw={cycles === undefined ? '14rem' : '26rem'}
    allowDeselect={false}
    value={String(version)}
    data={versions.map((number) => ({
      value: String(number),
      label: nameOf(number, cycles?.[number], number === versions[0]),
    }))}
    onChange={onPick}
  />
)

/** Stands while a report loads. */
export const LoadingReport = () => (
  <Stack gap="lg" component="output" aria-label="Loading">
    <Skeleton height={120} />
    {[1, 2, 3, 4, 5].map((bar) => (
      <Skeleton key={bar} height={16} width="60%" />
    ))}
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} height={18} width={`${95 - line * 6}%`} />
    ))}
  </Stack>
)
