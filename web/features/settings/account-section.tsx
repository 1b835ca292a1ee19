import { DeleteAccountPanel } from './account/delete-account-panel.tsx'
import { MyDataPanel } from './account/my-data-panel.tsx'

/** One's own data, and the end of the account. */
export default function AccountSection() {
  return (
    <>
      <MyDataPanel />
      <DeleteAccountPanel />
    </>
  )
}
