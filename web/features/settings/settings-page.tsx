import { Page } from '../../ui/page.tsx'

/** Placeholder. */
export default function SettingsPage() {
  return <Page title="Settings" />
}
