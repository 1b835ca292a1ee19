import { Select, Skeleton, Stack } from '@mantine/core'

type VersionProps = { version: number; versions: readonly number[]; onPick: (version: string | null) => void }

/** Chooses among the versions of a report that are kept. */
export const VersionPicker = ({ version, versions, onPick }: VersionProps) => (
  <Select
    label="Version"
    className="screen-only"
    mb="lg"
    maw="14rem"
    allowDeselect={false}
    value={String(version)}
    data={versions.map((number) => ({
      value: String(number),
      label: number === versions[0] ? `Version ${number} (latest)` : `Version ${number}`,
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
