import './help-link.css'
import { Link, useMatches, useSearch } from '@tanstack/react-router'
import { articleForRoute, type ArticleId } from '../../core/navigation/help-articles.ts'
import { say } from '../../core/i18n/t.ts'

type HelpLinkProps = {
  about?: ArticleId | undefined
  /** What it is called and what stands on it, where the page is in another language. */
  name?: string
  text?: string
}

/**
 * Opens the article about the page that it stands on, beside it: the page stays as it is. The help centre has none.
 * `about`: another article, where what is shown is not what the address says.
 */
export const HelpLink = ({
  about,
  name = say('helpLink.helpOnThisPage'),
  text = say('helpLink.help'),
}: HelpLinkProps) => {
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  const { section } = useSearch({ strict: false })
  const article = about ?? (route === undefined ? undefined : articleForRoute(withoutEnd(route), section))
  if (article === undefined || article === 'getting-help') return null
  return (
    <Link
      to="."
      search={(old) => ({ ...old, help: article })}
      resetScroll={false}
      className="help-link"
      aria-label={name}
    >
      <span className="help-link__mark" aria-hidden>
        ?
      </span>
      <span className="help-link__text">{text}</span>
    </Link>
  )
}

/** A route's address without the slash that it may end with. */
const withoutEnd = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))
