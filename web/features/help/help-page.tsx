import './help.css'
import { Button, Highlight, Text, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BookOpenText, Search } from 'lucide-react'
import { useMemo } from 'react'
import { z } from 'zod'
import { useMembership } from '../../core/organization/membership.tsx'
import { useViewState } from '../../core/navigation/url-state.ts'
import { sourceLanguage } from '../../../languages/index.ts'
import { formatList } from '../../core/i18n/labels.ts'
import { paths } from '../../core/navigation/paths.ts'
import { Page } from '../../ui/page/page.tsx'
import { useReaderLanguage } from '../../ui/report/language/reader-language.ts'
import { Empty } from '../../ui/feedback/query-states.tsx'
import type { Article } from './articles.ts'
import { createSearch, type SearchResult } from './search/search.ts'
import { useArticles } from './use-articles.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/help.json' with { type: 'json' }

const View = z.object({
  /** What is searched for. */
  q: z.string().catch(''),
})

/** The help centre: every article, those meant for the reader's role first, and a search over all of them. */
export default function HelpPage() {
  const { organization } = useMembership()
  const articles = useArticles()
  const [{ q }, setView] = useViewState(View)
  const { role } = organization
  const search = useMemo(() => createSearch(articles, role), [articles, role])
  const found = search(q)
  const isSearching = q.trim() !== ''
  const isForeign = (useReaderLanguage() ?? sourceLanguage) !== sourceLanguage
  const mine = articles.filter(({ meantFor }) => meantFor.includes(role))
  const others = articles.filter((article) => !mine.includes(article))
  return (
    <Page
      title={t(texts, 'helpPage.helpCentre')}
      width="reading"
      intro={t(texts, 'helpPage.howMusterWorksInIts')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to={paths.helpContact} {...props} />}>
          {t(texts, 'helpPage.askForHelp')}
        </Button>
      }
    >
      <TextInput
        type="search"
        label={t(texts, 'helpPage.searchTheArticles')}
        placeholder={t(texts, 'helpPage.forExampleWhoReadsMy')}
        aria-keyshortcuts="/"
        leftSection={<Search size={16} aria-hidden />}
        value={q}
        onChange={(event) => setView({ q: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setView({ q: undefined })
        }}
      />
      <Text size="sm" c="dimmed" component="output" className="help__count">
        {isSearching && t(texts, 'helpPage.ofArticles', { found: found.length, all: articles.length })}
      </Text>
      {(isForeign || (isSearching && found.length === 0)) && (
        <Text size="sm">{t(texts, 'helpPage.articlesAreInEnglish')}</Text>
      )}
      {!isSearching ? (
        <>
          <List title={t(texts, 'helpPage.forYou')} articles={mine} />
          {others.length > 0 && (
            <List
              title={t(texts, 'helpPage.forOthers', { roles: formatList(rolesOf(others)) })}
              articles={others}
            />
          )}
        </>
      ) : found.length > 0 ? (
        <Results found={found} />
      ) : (
        <Nothing query={q} suggested={mine.slice(0, 4)} />
      )}
    </Page>
  )
}

const asMany = { owner: 'owners', admin: 'admins', employee: 'employees' } as const
const rolesOf = (articles: readonly Article[]): string[] => [
  ...new Set(articles.flatMap(({ meantFor }) => meantFor.map((role) => asMany[role]))),
]

const List = ({ title, articles }: { title: string; articles: readonly Article[] }) => (
  <section className="help__group" aria-label={title}>
    <Title order={2} size="h3">
      {title}
    </Title>
    <ul className="help__list">
      {articles.map(({ id, title: name, summary }) => (
        <li key={id}>
          <Link to={paths.helpArticle} params={{ article: id }} className="help__entry">
            <b>{name}</b>
            <span>{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const Results = ({ found }: { found: readonly SearchResult[] }) => (
  <ul className="help__list" aria-label={t(texts, 'helpPage.found')}>
    {found.map(({ article, part, text, marks }) => (
      <li key={article.id}>
        <Link
          to={paths.helpArticle}
          params={{ article: article.id }}
          search={part === undefined ? {} : { section: part.id }}
          className="help__entry"
        >
          <Highlight component="b" highlight={marks} wholeWord inherit>
            {part === undefined ? article.title : `${article.title}: ${part.title}`}
          </Highlight>
          <Highlight component="span" highlight={marks} wholeWord inherit>
            {text}
          </Highlight>
        </Link>
      </li>
    ))}
  </ul>
)

const Nothing = ({ query, suggested }: { query: string; suggested: readonly Article[] }) => (
  <Empty
    title={t(texts, 'helpPage.noArticleSays', { query: query.trim() })}
    icon={<BookOpenText size={24} />}
    action={
      <Button renderRoot={(props) => <Link to={paths.helpContact} {...props} />}>
        {t(texts, 'helpPage.askForHelp')}
      </Button>
    }
  >
    {t(texts, 'helpPage.tryFewerOrOtherWords')}

    <ul className="help__suggested">
      {suggested.map(({ id, title }) => (
        <li key={id}>
          <Link to={paths.helpArticle} params={{ article: id }}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </Empty>
)
