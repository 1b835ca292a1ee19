import { DeleteAccountPanel } from './delete-account-panel.tsx'
import { MyDataPanel } from './my-data-panel.tsx'

/** One's own data, and the end of the account. */
export default function AccountSection() {
  return (
    <>
      <MyDataPanel />
      <DeleteAccountPanel />
    </>
  )
}
