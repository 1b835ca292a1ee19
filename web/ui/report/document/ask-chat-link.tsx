import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useMay } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/pieces.json' with { type: 'json' }

/** What the chat shall know of the page that leads to it: a person's report, or a company report by its id. */
type About = { person: string; version: string } | { report: string }

/** Leads to the chat with what is being looked at, for who may use it. */
export const AskChatLink = ({
  about,
  label = t(texts, 'askAbout.askAboutThisReport'),
}: {
  about: About
  label?: string
}) => {
  if (!useMay('chat:use')) return null
  return (
    <Button
      variant="default"
      leftSection={<MessageCircle size={16} aria-hidden />}
      renderRoot={(props) => <Link to={paths.chat} search={about} {...props} />}
    >
      {label}
    </Button>
  )
}
