import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MessageCircle, Pencil, Printer, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMay } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { MoreMenu } from '../../dialogs/more-menu.tsx'
import { ignoreDoubleClick } from '../../forms/ignore-double-click.ts'
import { useReportLocale } from '../language/report-language.tsx'

/** What the chat shall know of the page that leads to it: a person's report, or a company report by its id. */
type About = { person: string; version: string } | { report: string }

type Props = {
  /** Its name, and what its items are called. */
  labels: { name: string; ask: string; print: string; edit?: string }
  about: About
  /** Left out for readers who may not edit its texts. */
  onEdit?: (() => void) | undefined
  /** Where no button has room beside the title. */
  generate?: { label: string; isDisabled: boolean; onClick: () => void } | undefined
  /** The items that delete something. */
  children?: ReactNode
}

/** What is done seldom with a report, in one menu. */
export const ReportMenu = ({ labels, about, onEdit, generate, children }: Props) => {
  const { marks } = useReportLocale()
  const mayChat = useMay('chat:use')
  return (
    <div className="report-menu">
      <MoreMenu name={labels.name}>
        <div {...marks}>
          {generate && (
            <Menu.Item
              leftSection={<RefreshCw size={16} aria-hidden />}
              disabled={generate.isDisabled}
              onClick={ignoreDoubleClick(generate.onClick)}
            >
              {generate.label}
            </Menu.Item>
          )}
          {mayChat && (
            <Menu.Item
              leftSection={<MessageCircle size={16} aria-hidden />}
              renderRoot={(props) => <Link to={paths.chat} search={about} {...props} />}
            >
              {labels.ask}
            </Menu.Item>
          )}
          {onEdit && (
            <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={onEdit}>
              {labels.edit}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
            {labels.print}
          </Menu.Item>
          {children}
        </div>
      </MoreMenu>
    </div>
  )
}
