import { Box } from '@mantine/core'
import { Link, useLinkProps } from '@tanstack/react-router'
import { createContext, useContext, type ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { isArticleId, type ArticleId } from '../../core/navigation/help-articles.ts'
import { paths } from '../../core/navigation/paths.ts'
import { english, type HelpTexts } from './translations/translated-help.ts'

type Linked = { href?: string | undefined; children?: ReactNode }

/** The title for the tables of a text, and the language of the texts around it. */
const Around = createContext<{ title: string; told: HelpTexts }>({ title: '', told: english })

/** A link from one article page to another. */
const ToItsPage = ({ href, children }: Linked) =>
  isArticleId(href) ? (
    <Link to={paths.helpArticle} params={{ article: href }}>
      {children}
    </Link>
  ) : (
    children
  )

/** In the help panel a link switches to the other article, and the page below stays. */
const BesideThePage = ({ href, children }: Linked) =>
  isArticleId(href) ? <Turn to={href}>{children}</Turn> : children

const Turn = ({ to, children }: { to: ArticleId; children: ReactNode }) => {
  const { say, has } = useContext(Around).told
  const { href = '', ...props } = useLinkProps({
    to: '.',
    search: (old) => ({ ...old, help: to }),
    resetScroll: false,
  })
  return (
    // An address that begins with `/#` would count as a link within the page, which skips the content before it.
    <a {...props} href={href.replace(/^\/#/, '#')}>
      {children}
      {!has(to) && ` ${say('inEnglish')}`}
    </a>
  )
}

/** Tables wider than the screen scroll on their own, by keyboard too. */
const Table = ({ children }: { children?: ReactNode }) => {
  const { title, told } = useContext(Around)
  return (
    <Box
      component="section"
      className="article__table"
      tabIndex={0}
      aria-label={told.say('table', { title })}
    >
      <table>{children}</table>
    </Box>
  )
}

const components: Record<'page' | 'beside', Components> = {
  page: { a: ToItsPage, table: Table },
  beside: { a: BesideThePage, table: Table },
}
const remarkPlugins = [remarkGfm]
const disallowed = ['img']

type Props = { title: string; markdown: string; on: 'page' | 'beside'; told?: HelpTexts }

/** The part of an article below a title. Our own Markdown: no raw HTML, no images, and links only to articles. */
export const ArticleText = ({ title, markdown, on, told = english }: Props) => (
  <div className="article">
    <Around value={{ title, told }}>
      <Markdown
        remarkPlugins={remarkPlugins}
        skipHtml
        disallowedElements={disallowed}
        components={components[on]}
      >
        {markdown}
      </Markdown>
    </Around>
  </div>
)
