import { Button, Menu } from '@mantine/core'
import { ChevronDown, Download } from 'lucide-react'
import { downloadCsv } from '../../ui/download-csv.ts'
import { linksCsv, peopleCsv } from './people-csv.ts'
import type { PersonRow } from './person-rows.ts'

type Props = {
  /** The list as it is shown. */
  rows: readonly PersonRow[]
  organizationName: string
}

/** The list as a file; and the links, where somebody else hands them out. */
export const ExportMenu = ({ rows, organizationName }: Props) => (
  <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        rightSection={<ChevronDown size={14} aria-hidden />}
      >
        Export
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => downloadCsv(peopleCsv(rows), `${organizationName}-people.csv`)}>
        People and how far they are (CSV)
      </Menu.Item>
      <Menu.Item onClick={() => downloadCsv(linksCsv(rows), `${organizationName}-links.csv`)}>
        Links to hand out yourself (CSV)
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
