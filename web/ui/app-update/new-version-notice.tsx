import './new-version-notice.css'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

type Props = { onReload: () => void; onLater: () => void }

/** Says quietly that there is a newer version of the pages; nothing happens unless somebody says so. */
export default function NewVersionNotice({ onReload, onLater }: Props) {
  return (
    <aside className="new-version" aria-label={t(texts, 'newVersion.newVersion')}>
      <output>{t(texts, 'newVersion.aNewVersionIsReady')}</output>
      <button type="button" onClick={onReload}>
        {t(texts, 'newVersion.reload')}
      </button>
      <button type="button" onClick={onLater}>
        {t(texts, 'newVersion.later')}
      </button>
    </aside>
  )
}
