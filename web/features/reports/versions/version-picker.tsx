import { Select, Skeleton, Stack } from '@mantine/core'
import type { ReportCycle } from '../../../../contract/shapes/reports/report-cycle.ts'
import { cycleText } from '../../../ui/report/language/cycle-label.ts'
import { useReportLocale, type ReportLocale } from '../../../ui/report/language/report-language.tsx'

type VersionProps = {
  version: number
  versions: readonly number[]
  /** The cycle of each version by its number; undefined if there was only one cycle. */
  cycles: Readonly<Record<string, ReportCycle>> | undefined
  onPick: (version: string | null) => void
}

const nameOf = (
  version: number,
  cycle: ReportCycle | undefined,
  isLatest: boolean,
  reading: ReportLocale,
): string => {
  const { piece } = reading
  const number = piece('versions.version', { version })
  const name = cycle === undefined ? number : `${number} · ${cycleText(reading, cycle)}`
  return isLatest ? piece('versions.latest', { name }) : name
}

/** Picks one of the stored versions of a report. */
export const VersionPicker = ({ version, versions, cycles, onPick }: VersionProps) => {
  const reading = useReportLocale()
  const { piece, marks } = reading
  return (
    <Select
      label={piece('versions.label')}
      renderOption={({ option }) => <span {...marks}>{option.label}</span>}
      className={cycles === undefined ? undefined : 'reading-choices__long'}
      allowDeselect={false}
      value={String(version)}
      data={versions.map((number) => ({
        value: String(number),
        label: nameOf(number, cycles?.[number], number === versions[0], reading),
      }))}
      onChange={onPick}
    />
  )
}

/** Shown while a report loads. */
export const LoadingReport = () => (
  <Stack gap="lg" aria-busy>
    <output className="visually-hidden">{useReportLocale().piece('asked.loading')}</output>
    <Skeleton height={120} />
    {[1, 2, 3, 4, 5].map((bar) => (
      <Skeleton key={bar} height={16} width="60%" />
    ))}
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} height={18} width={`${95 - line * 6}%`} />
    ))}
  </Stack>
)
