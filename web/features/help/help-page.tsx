import { Page } from '../../ui/page.tsx'

/** Placeholder. */
export default function HelpPage() {
  return <Page title="Help" />
}
