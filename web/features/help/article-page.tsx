import './help.css'
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { paths } from '../../core/navigation/paths.ts'
import { Page } from '../../ui/page/page.tsx'
import { ReportDocument } from '../../ui/report/document/report-document.tsx'
import { Empty } from '../../ui/feedback/query-states.tsx'
import type { Article } from './articles.ts'
import { ArticleText } from './article-text.tsx'
import { useArticles } from './use-articles.ts'
import { fill, t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/help.json' with { type: 'json' }

/** One article with what is on the page, and its neighbours. */
export default function ArticlePage({ id }: { id: string }) {
  const articles = useArticles()
  const at = articles.findIndex((article) => article.id === id)
  const article = articles[at]
  if (article === undefined) {
    return (
      <Page title={t(texts, 'articlePage.helpCentre')} width="reading">
        <Empty
          title={t(texts, 'articlePage.thereIsNoArticleAt')}
          action={
            <Button renderRoot={(props) => <Link to={paths.help} {...props} />}>
              {t(texts, 'articlePage.allArticles')}
            </Button>
          }
        >
          {t(texts, 'articlePage.itMayHaveAnotherName')}
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
          {t(texts, 'articlePage.allArticles')}
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
        {fill(texts, 'articlePage.didThisNotAnswerIt', {
          link: (
            <Link to={paths.helpContact} search={{ from: `/help/${article.id}` }}>
              {t(texts, 'articlePage.askForHelp')}
            </Link>
          ),
        })}
      </Text>
      <Neighbours before={articles[at - 1]} after={articles[at + 1]} />
    </Page>
  )
}

const Neighbours = ({ before, after }: { before: Article | undefined; after: Article | undefined }) => (
  <nav aria-label={t(texts, 'articlePage.nextToThisArticle')} className="help__neighbours">
    {before !== undefined && (
      <Link to={paths.helpArticle} params={{ article: before.id }} className="help__neighbour" rel="prev">
        <span>
          <ArrowLeft size={14} aria-hidden /> {t(texts, 'articlePage.before')}
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
          {t(texts, 'articlePage.next')} <ArrowRight size={14} aria-hidden />
        </span>
        <b>{after.title}</b>
      </Link>
    )}
  </nav>
)
