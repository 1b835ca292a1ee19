import { Box } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { createContext, useContext, type ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { isArticleId } from '../../core/help-for.ts'
import { paths } from '../../paths.ts'
import { english, type Told } from './in-language/told.ts'

type Linked = { href?: string | undefined; children?: ReactNode }

/** What the tables of a text are about, and the language that is told in around it. */
const Around = createContext<{ title: string; told: Told }>({ title: '', told: english })

/** A link to another article, on the page of one. */
const ToItsPage = ({ href, children }: Linked) =>
  isArticleId(href) ? (
    <Link to={paths.helpArticle} params={{ article: href }}>
      {children}
    </Link>
  ) : (
    children
  )

/** Where help stands beside a page it turns to another article, and the page stays. */
const BesideThePage = ({ href, children }: Linked) => {
  const { say, has } = useContext(Around).told
  if (!isArticleId(href)) return children
  return (
    <Link to="." search={(old) => ({ ...old, help: href })} resetScroll={false}>
      {children}
      {!has(href) && ` ${say('inEnglish')}`}
    </Link>
  )
}

/** What is wider than the screen is scrolled by itself, by keyboard too. */
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

type Props = { title: string; markdown: string; on: 'page' | 'beside'; told?: Told }

/** The part of an article under a title. Markdown of ours: no raw HTML, no pictures, and links to articles alone. */
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
