import { Button, Loader, Menu } from '@mantine/core'
import { ChevronDown, Download } from 'lucide-react'
import { useReportLocale } from '../report/language/report-language.tsx'
import { useFileExport, type ExportChoice } from './use-file-export.ts'
import './export-menu.css'
import '../print/print.css'

/**
 * The downloads of a page. While a file is being made, the button names it and cancels it; a toast reports the
 * outcome. Leaving the page cancels it too.
 */
export const ExportMenu = ({ choices }: { choices: readonly ExportChoice[] }) => {
  const { piece, marks } = useReportLocale()
  const { making, make, cancel } = useFileExport()
  if (making !== undefined) return <CancelExportButton making={making} onCancel={cancel} />
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          className="screen-only"
          leftSection={<Download size={16} aria-hidden />}
          rightSection={<ChevronDown size={14} aria-hidden />}
        >
          {piece('export.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown {...marks}>
        <ExportChoices choices={choices} onChoose={make} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** The items of a menu of files, each with what it contains. */
export const ExportChoices = ({
  choices,
  onChoose,
}: {
  choices: readonly ExportChoice[]
  onChoose: (choice: ExportChoice) => Promise<void>
}) =>
  choices.map((choice) => (
    <Menu.Item key={choice.label} onClick={() => void onChoose(choice)}>
      <span className="export-menu__item">{choice.label}</span>
      <span className="export-menu__note">{choice.note}</span>
    </Menu.Item>
  ))

/** Shown in place of a menu while a file is being made. */
export const CancelExportButton = ({ making, onCancel }: { making: string; onCancel: () => void }) => {
  const { piece } = useReportLocale()
  return (
    <Button
      variant="default"
      className="screen-only"
      leftSection={<Loader size={14} aria-hidden />}
      onClick={onCancel}
      aria-label={piece('export.making', { label: making })}
    >
      {piece('export.makingShort')}
    </Button>
  )
}
