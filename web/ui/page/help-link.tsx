import './help-link.css'
import { Link, useMatches, useSearch } from '@tanstack/react-router'
import { articleForRoute, type ArticleId } from '../../core/navigation/help-articles.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/core.json' with { type: 'json' }

type HelpLinkProps = {
  about?: ArticleId | undefined
  /** Its accessible name and its label, if the page is in another language. */
  name?: string
  text?: string
}

/**
 * Opens the help article about the current page beside it, without leaving it. The help centre has none. `about`:
 * another article, if the URL does not describe what is shown.
 */
export const HelpLink = ({
  about,
  name = t(texts, 'helpLink.helpOnThisPage'),
  text = t(texts, 'helpLink.help'),
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

/** A route's path without its trailing slash. */
const withoutEnd = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))
