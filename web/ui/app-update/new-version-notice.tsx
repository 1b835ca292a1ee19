import './new-version-notice.css'
import { say } from '../t.ts'

type Props = { onReload: () => void; onLater: () => void }

/** Says quietly that there is a newer version of the pages; nothing happens unless somebody says so. */
export default function NewVersionNotice({ onReload, onLater }: Props) {
  return (
    <aside className="new-version" aria-label={say('newVersion.newVersion')}>
      <output>{say('newVersion.aNewVersionIsReady')}</output>
      <button type="button" onClick={onReload}>
        {say('newVersion.reload')}
      </button>
      <button type="button" onClick={onLater}>
        {say('newVersion.later')}
      </button>
    </aside>
  )
}
