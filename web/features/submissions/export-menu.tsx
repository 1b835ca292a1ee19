import { Button, Menu } from '@mantine/core'
import { ChevronDown, Download } from 'lucide-react'
import { downloadCsv } from '../../ui/download-csv.ts'
import { linksCsv, peopleCsv } from './people-csv.ts'
import type { PersonRow } from './person-rows.ts'
import { say } from './say.ts'

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
        {say('exportMenu.export')}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={() => downloadCsv(peopleCsv(rows), `${organizationName}-people.csv`)}>
        {say('exportMenu.people')}
      </Menu.Item>
      <Menu.Item onClick={() => downloadCsv(linksCsv(rows), `${organizationName}-links.csv`)}>
        {say('exportMenu.links')}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
