import { Anchor } from '@mantine/core'
import { Compass } from 'lucide-react'
import { useDocumentTitle } from './page.tsx'
import { Empty } from './states.tsx'
import { say } from '../core/say.ts'

/** The page of an address that leads nowhere. */
export const NotFound = () => {
  useDocumentTitle(say('notFound.pageNotFound'))
  return (
    <main className="page page--reading">
      <Empty
        title={say('notFound.thereIsNoPageAt')}
        order={1}
        icon={<Compass size={24} />}
        action={<Anchor href="#/">{say('notFound.goToTheStartPage')}</Anchor>}
      >
        {say('notFound.theLinkMayBeIncomplete')}
      </Empty>
    </main>
  )
}
