import { Box } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { createContext, useContext, type ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { isArticleId } from '../../core/help-for.ts'
import { paths } from '../../paths.ts'
import { say } from './say.ts'

type Linked = { href?: string | undefined; children?: ReactNode }

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
  const navigate = useNavigate()
  if (!isArticleId(href)) return children
  const turn = () => void navigate({ to: '.', search: (old) => ({ ...old, help: href }), resetScroll: false })
  return (
    <button type="button" className="article__turn" onClick={turn}>
      {children}
    </button>
  )
}

/** What the tables of a text are about. */
const Title = createContext('')

/** What is wider than the screen is scrolled by itself, by keyboard too. */
const Table = ({ children }: { children?: ReactNode }) => (
  <Box
    component="section"
    className="article__table"
    tabIndex={0}
    aria-label={say('articleText.table', { title: useContext(Title) })}
  >
    <table>{children}</table>
  </Box>
)

const components: Record<'page' | 'beside', Components> = {
  page: { a: ToItsPage, table: Table },
  beside: { a: BesideThePage, table: Table },
}
const remarkPlugins = [remarkGfm]
const disallowed = ['img']

type Props = { title: string; markdown: string; on: 'page' | 'beside' }

/** The part of an article under a title. Markdown of ours: no raw HTML, no pictures, and links to articles alone. */
export const ArticleText = ({ title, markdown, on }: Props) => (
  <div className="article">
    <Title value={title}>
      <Markdown
        remarkPlugins={remarkPlugins}
        skipHtml
        disallowedElements={disallowed}
        components={components[on]}
      >
        {markdown}
      </Markdown>
    </Title>
  </div>
)
