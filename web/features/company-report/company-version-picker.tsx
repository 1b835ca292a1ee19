import { Alert, Button, Group, Paper, Select, Text } from '@mantine/core'
import type { CompanyReportVersion } from '../../../contract/calls/reports/reports.ts'
import { useWiki, type WikiWords } from './language/company-report-texts.tsx'
import { useCanReleaseReports } from '../../core/organization/can-release.ts'
import { countedDifferences, uncountedDifferences, type Comparison } from './comparison/compare-reports.ts'
import { clearButton } from '../../ui/forms/clear-button.ts'
import { cycleText } from '../../ui/report/language/cycle-label.ts'

const nameOf = (
  version: CompanyReportVersion,
  isLatest: boolean,
  hasState: boolean,
  wiki: WikiWords,
): string => {
  const { language, say, piece, day, comma } = wiki
  const state = piece(`states.${version.state}`)
  const marks = [
    isLatest ? say('compared.latest') : '',
    version.origin === 'edited' ? say('compared.edited') : '',
    // A German noun keeps its capital anywhere in the sentence.
    hasState ? (language === 'de' ? state : state.toLocaleLowerCase(language)) : '',
  ].filter(Boolean)
  // Last, because its name may be long and the field truncates it.
  const cycle = version.cycle ? ` · ${cycleText(wiki, version.cycle)}` : ''
  const name = say('compared.option', { date: day(version.createdAt, 'medium'), version: version.version })
  return `${name}${marks.length === 0 ? '' : ` (${marks.join(comma)})`}${cycle}`
}

type Props = {
  versions: readonly CompanyReportVersion[]
  /** The id of the version on screen. */
  shown: string
  comparedWith: string | undefined
  onShow: (id: string | undefined) => void
  onCompare: (id: string | undefined) => void
}

/** Picks the version to show and an earlier one to compare it with. */
export const Versions = ({ versions, shown, comparedWith, onShow, onCompare }: Props) => {
  const mayDecide = useCanReleaseReports()
  const wiki = useWiki()
  const { say, piece, marks } = wiki
  const [latest] = versions
  const current = versions.find(({ id }) => id === shown)
  const choices = versions.map((version) => ({
    value: version.id,
    label: nameOf(version, version === latest, mayDecide, wiki),
  }))
  const earlier = choices.filter((_, index) => (versions[index]?.version ?? 0) < (current?.version ?? 0))
  return (
    <>
      <Select
        className="reading-choices__long"
        label={piece('versions.label')}
        data={choices}
        value={shown}
        renderOption={({ option }) => <span {...marks}>{option.label}</span>}
        allowDeselect={false}
        onChange={(id) => onShow(id === latest?.id ? undefined : (id ?? undefined))}
      />
      <Select
        className="reading-choices__long"
        label={say('compared.label')}
        placeholder={earlier.length === 0 ? say('compared.noEarlier') : say('compared.nothing')}
        disabled={earlier.length === 0}
        data={earlier}
        value={comparedWith ?? null}
        renderOption={({ option }) => <span {...marks}>{option.label}</span>}
        clearable
        clearButtonProps={clearButton(say('compared.stop'))}
        onChange={(id) => onCompare(id ?? undefined)}
      />
    </>
  )
}

/** Says that the version to compare with no longer exists, instead of offering a retry. */
export const MissingComparison = ({ onStop }: { onStop: () => void }) => {
  const { say } = useWiki()
  return (
    <Alert color="yellow" my="md">
      <Group justify="space-between" gap="sm">
        {say('compared.gone')}
        <Button variant="default" size="xs" onClick={onStop}>
          {say('compared.stop')}
        </Button>
      </Group>
    </Alert>
  )
}

/** Says which versions are compared, and how many differences are listed and marked. */
export const ComparisonSummary = ({ comparison }: { comparison: Comparison }) => {
  const { say, fill, counted, count: written, day } = useWiki()
  const { earlier } = comparison
  const count = countedDifferences(comparison).length
  const within = uncountedDifferences(comparison, 'within').length
  const unknown = uncountedDifferences(comparison, 'unknown').length
  return (
    <Paper component="output" withBorder className="wiki-note">
      <Text size="sm" component="span">
        {fill(
          'compared.with',
          {
            what:
              count === 0
                ? say(within + unknown === 0 ? 'compared.none' : 'compared.noneCounted')
                : fill(
                    'compared.marked',
                    { this: <span className="wiki-mark">{say('compared.this')}</span> },
                    { count, number: written(count) },
                  ),
          },
          { version: earlier.version, date: day(earlier.createdAt, 'long') },
        )}
        {within > 0 && ` ${counted('compared.within', within)}`}
        {unknown > 0 && ` ${counted('compared.unknown', unknown)}`}
      </Text>
    </Paper>
  )
}
