import './help.css'
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { ReportDocument } from '../../ui/report-document.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Article } from './articles.ts'
import { ArticleText } from './article-text.tsx'
import { useArticles } from './use-articles.ts'

/** One article with what is on the page, and its neighbours. */
export default function ArticlePage({ id }: { id: string }) {
  const articles = useArticles()
  const at = articles.findIndex((article) => article.id === id)
  const article = articles[at]
  if (article === undefined) {
    return (
      <Page title="Help centre" width="reading">
        <Empty
          title="There is no article at this address"
          action={<Button renderRoot={(props) => <Link to={paths.help} {...props} />}>All articles</Button>}
        >
          It may have another name by now. All that there are stand in the help centre, with a search.
        </Empty>
      </Page>
    )
  }
  return (
    <Page
      title={article.title}
      intro={article.summary}
      quietActions={
        <Button
          variant="default"
          leftSection={<ArrowLeft size={16} aria-hidden />}
          renderRoot={(props) => <Link to={paths.help} {...props} />}
        >
          All articles
        </Button>
      }
    >
      <ReportDocument
        sections={article.parts.map(({ id: part, title, markdown }) => ({
          id: part,
          title,
          children: <ArticleText title={title} markdown={markdown} on="page" />,
        }))}
      />
      <Text className="help__ask">
        Did this not answer it?{' '}
        <Link to={paths.helpContact} search={{ from: `/help/${article.id}` }}>
          Ask for help
        </Link>
        .
      </Text>
      <Neighbours before={articles[at - 1]} after={articles[at + 1]} />
    </Page>
  )
}

const Neighbours = ({ before, after }: { before: Article | undefined; after: Article | undefined }) => (
  <nav aria-label="Next to this article" className="help__neighbours">
    {before !== undefined && (
      <Link to={paths.helpArticle} params={{ article: before.id }} className="help__neighbour" rel="prev">
        <span>
          <ArrowLeft size={14} aria-hidden /> Before
        </span>
        <b>{before.title}</b>
      </Link>
    )}
    {after !== undefined && (
      <Link
        to={paths.helpArticle}
        params={{ article: after.id }}
        className="help__neighbour help__neighbour--after"
        rel="next"
      >
        <span>
          Next <ArrowRight size={14} aria-hidden />
        </span>
        <b>{after.title}</b>
      </Link>
    )}
  </nav>
)
