import { Anchor } from '@mantine/core'
import { Compass } from 'lucide-react'
import { useDocumentTitle } from './page.tsx'
import { Empty } from './states.tsx'

/** The page of an address that leads nowhere. */
export const NotFound = () => {
  useDocumentTitle('Page not found')
  return (
    <main className="page page--reading">
      <Empty
        title="There is no page at this address"
        order={1}
        icon={<Compass size={24} />}
        action={<Anchor href="#/">Go to the start page</Anchor>}
      >
        The link may be incomplete, or the page has moved. Nothing of yours is lost.
      </Empty>
    </main>
  )
}
