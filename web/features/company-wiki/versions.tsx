import { Group, Paper, Select, Text } from '@mantine/core'
import type { CompanyReportVersion } from '../../../contract/reports.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { releaseLabels } from '../../../contract/release.ts'
import { cycleLabel } from '../../../contract/report-cycle.ts'
import { countChanges, countNoise, type Comparison } from './compare.ts'
import { clearButton } from '../../ui/clear-button.ts'

const nameOf = (version: CompanyReportVersion, isLatest: boolean, hasState: boolean): string => {
  const date = new Date(version.createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })
  const marks = [
    isLatest ? 'latest' : '',
    version.origin === 'edited' ? 'edited' : '',
    hasState ? releaseLabels[version.state].toLowerCase() : '',
  ].filter(Boolean)
  // Last, since its name may be long, and the field cuts what does not fit.
  const cycle = version.cycle ? ` · ${cycleLabel(version.cycle)}` : ''
  return `${date} · version ${version.version}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}${cycle}`
}

type Props = {
  versions: readonly CompanyReportVersion[]
  /** The id of the version on screen. */
  shown: string
  comparedWith: string | undefined
  onShow: (id: string | undefined) => void
  onCompare: (id: string | undefined) => void
}

/** Picks the version that is shown and an earlier one to compare it with. */
export const Versions = ({ versions, shown, comparedWith, onShow, onCompare }: Props) => {
  const mayDecide = useMayDecide()
  const [latest] = versions
  const current = versions.find(({ id }) => id === shown)
  const choices = versions.map((version) => ({
    value: version.id,
    label: nameOf(version, version === latest, mayDecide),
  }))
  const earlier = choices.filter((_, index) => (versions[index]?.version ?? 0) < (current?.version ?? 0))
  return (
    <Group gap="sm" className="screen-only wiki-versions">
      <Select
        label="Version"
        data={choices}
        value={shown}
        allowDeselect={false}
        onChange={(id) => onShow(id === latest?.id ? undefined : (id ?? undefined))}
      />
      <Select
        label="Compare with"
        placeholder={earlier.length === 0 ? 'No earlier report' : 'Nothing'}
        disabled={earlier.length === 0}
        data={earlier}
        value={comparedWith ?? null}
        clearable
        clearButtonProps={clearButton('Stop comparing')}
        onChange={(id) => onCompare(id ?? undefined)}
      />
    </Group>
  )
}

const more = (count: number): string => (count === 1 ? 'One more is' : `${count.toLocaleString()} more are`)

/** Says what is compared with what, and how much is marked. */
export const ComparedWith = ({ comparison }: { comparison: Comparison }) => {
  const { earlier } = comparison
  const count = countChanges(comparison)
  const within = countNoise(comparison, 'within')
  const unknown = countNoise(comparison, 'unknown')
  const date = new Date(earlier.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })
  return (
    <Paper component="output" withBorder className="wiki-note">
      <Text size="sm" component="span">
        Compared with version {earlier.version} of {date}:{' '}
        {count === 0
          ? 'no figure, finding, hiring need or grade is different.'
          : `${count.toLocaleString()} ${count === 1 ? 'difference is' : 'differences are'} marked below like `}
        {count > 0 && <span className="wiki-mark">this</span>}
        {count > 0 && '.'}
        {within > 0 && ` ${more(within)} within the noise and called none.`}
        {unknown > 0 &&
          ` ${more(unknown)} not called one either: fewer than five people answered on one side, so it cannot be told from noise.`}
        {!comparison.noise.isKnown &&
          ' Whether another score or grade is more than noise cannot be told without the scores of single people, which you are not shown.'}
      </Text>
    </Paper>
  )
}
