import './new-version.css'

type Props = { onReload: () => void; onLater: () => void }

/** Says quietly that there is a newer version of the pages; nothing happens unless somebody says so. */
export default function NewVersion({ onReload, onLater }: Props) {
  return (
    <aside className="new-version" aria-label="New version">
      <output>A new version is ready.</output>
      <button type="button" onClick={onReload}>
        Reload
      </button>
      <button type="button" onClick={onLater}>
        Later
      </button>
    </aside>
  )
}
