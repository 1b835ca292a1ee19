import { Failed } from './states.tsx'

/** What stands in the place of a page that broke while it was shown. */
export const PageCrash = ({ error }: { error: unknown }) => (
  <main className="page page--reading">
    <Failed order={1} title="This page could not be shown" error={error} retry={() => location.reload()} />
  </main>
)
