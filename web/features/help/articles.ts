import { articleIds, type ArticleId } from '../../core/navigation/help-articles.ts'
import type { Role } from '../../../contract/rights/permissions.ts'
import type { Filling } from './facts.ts'
import { fillArticle } from './fill-article.ts'

/**
 * The articles of the help centre: Markdown that ships with the build. The first line is the title,
 * the next the summary.
 */

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })

/** The Markdown of an article as written, with placeholders for facts and labels. */
export const articleSource = (id: ArticleId): string => files[`./articles/${id}.md`] ?? ''

/** The roles that each article is written for; everybody may read all of them. */
const meantFor: Readonly<Record<ArticleId, readonly Role[]>> = {
  'getting-started-owner': ['owner'],
  'getting-started-admin': ['admin'],
  'getting-started-employee': ['employee'],
  'signing-in': ['owner', 'admin', 'employee'],
  'setting-up': ['owner'],
  inviting: ['owner', 'admin'],
  submissions: ['owner', 'admin'],
  questionnaire: ['owner', 'admin', 'employee'],
  grades: ['owner', 'admin', 'employee'],
  reports: ['owner', 'admin', 'employee'],
  'company-report': ['owner', 'admin', 'employee'],
  'cycles-and-actions': ['owner', 'admin'],
  privacy: ['owner', 'admin', 'employee'],
  roles: ['owner', 'admin'],
  'audit-log': ['owner', 'admin'],
  'api-keys': ['owner', 'admin'],
  webhooks: ['owner', 'admin'],
  chat: ['owner', 'admin', 'employee'],
  billing: ['owner'],
  organizations: ['owner', 'admin', 'employee'],
  'your-account': ['owner', 'admin', 'employee'],
  mails: ['owner', 'admin', 'employee'],
  offline: ['owner', 'admin', 'employee'],
  keyboard: ['owner', 'admin', 'employee'],
  troubleshooting: ['owner', 'admin', 'employee'],
  'getting-help': ['owner', 'admin', 'employee'],
}

/** A part of an article under a heading; the id is its anchor in the URL. */
export type Part = { id: string; title: string; markdown: string }
export type Article = {
  id: ArticleId
  title: string
  summary: string
  parts: readonly Part[]
  meantFor: readonly Role[]
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * An article with its facts filled in.
 * @throws if its file has a fact that is not known
 */
export const readArticle = (id: ArticleId, filling: Filling): Article =>
  parseArticle(id, fillArticle(articleSource(id), filling))

/** The same for a text that is filled in already. */
export const parseArticle = (id: ArticleId, text: string): Article => {
  const [head = '', ...sections] = text.split(/^## /m)
  const [title = '', ...summary] = head.split('\n')
  return {
    id,
    title: title.replace(/^# /, ''),
    summary: summary.join(' ').trim(),
    parts: sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return { id: slug(heading), title: heading.trim(), markdown: lines.join('\n').trim() }
    }),
    meantFor: meantFor[id],
  }
}

/** Whether this server has the article: features that are not configured are not mentioned. */
const isThere = (id: ArticleId, { hasBilling }: Filling): boolean => id !== 'billing' || hasBilling

/** All articles of this server, in order. */
export const availableArticles = (filling: Filling): readonly Article[] =>
  articleIds.filter((id) => isThere(id, filling)).map((id) => readArticle(id, filling))
