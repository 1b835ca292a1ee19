import '../../ui/theme/mantine-lazy.css'
import './help.css'
import { Button, Drawer, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useMatches, useNavigate } from '@tanstack/react-router'
import { organizations } from '../../../contract/calls/organizations.ts'
import { directionOf } from '../../../languages/index.ts'
import { callQuery } from '../../core/api/queries.ts'
import type { ArticleId } from '../../core/navigation/help-articles.ts'
import { isBilled } from '../../core/organization/subscription-status.ts'
import { paths } from '../../core/navigation/paths.ts'
import { useRestoreFocus } from '../../ui/focus/focus.ts'
import { ArticleText } from './article-text.tsx'
import { useHelpTexts } from './translations/translated-help.ts'

/**
 * An article beside the page that opened it, signed in or not; the page below stays. It is in the language of the
 * page or, if it is not translated, says so.
 */
export default function HelpPanel({ article: id }: { article: ArticleId }) {
  useRestoreFocus('.help-link')
  const navigate = useNavigate()
  // From the cache only: people who are not signed in cause no request.
  const organization = useQuery({ ...callQuery(organizations.getOrgData, {}), enabled: false })
  const hasBilling = organization.data !== undefined && isBilled(organization.data.org.subscription)
  const hasHelpCentre = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/member/onboarded/main'),
  })
  const joined = useQuery({ ...callQuery(organizations.getUserOrganizations, {}), enabled: false })
  // Members of no organization have a page of their own and no help centre.
  const isNowhere = joined.data?.organizations.length === 0
  const page = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const told = useHelpTexts()
  const { say } = told
  const { title, summary, parts, language } = told.articleOf(id, { hasBilling })
  const asArticle = { lang: language, dir: directionOf(language) }
  const close = () =>
    void navigate({
      to: '.',
      search: ({ help: _shown, ...rest }) => rest,
      replace: true,
      resetScroll: false,
    })
  return (
    <Drawer.Root
      opened
      onClose={close}
      position="right"
      size="28rem"
      // The panel is at the end of the line and slides in from there.
      {...(directionOf(told.language) === 'rtl' && { transitionProps: { transition: 'slide-right' } })}
      // Keys that act on the page below, such as the digits of a questionnaire, have no
      // effect there while this is read.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Drawer.Overlay />
      <Drawer.Content lang={told.language} dir={directionOf(told.language)}>
        {/* Not a header of the document: a page below may have one. */}
        <Drawer.Header component="div">
          <Drawer.Title className="help-beside__title" {...asArticle}>
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={say('close')} />
        </Drawer.Header>
        <Drawer.Body>
          <Text c="dimmed" {...asArticle}>
            {summary}
          </Text>
          {language !== told.language && <Text size="sm">{say('articleInEnglish')}</Text>}
          {(hasHelpCentre || isNowhere) && (
            <div className="help-beside__more">
              {!isNowhere && (
                <Button
                  variant="default"
                  size="xs"
                  renderRoot={(props) => <Link to={paths.helpArticle} params={{ article: id }} {...props} />}
                >
                  {say('openInTheHelpCentre')}
                </Button>
              )}
              <Button
                variant="default"
                size="xs"
                renderRoot={(props) => <Link to={paths.helpContact} search={{ from: page }} {...props} />}
              >
                {say('askForHelp')}
              </Button>
            </div>
          )}
          {parts.map((part) => (
            <section
              key={part.id}
              className="help-beside__part"
              {...asArticle}
              aria-labelledby={`help-${part.id}`}
            >
              <Title order={3} id={`help-${part.id}`}>
                {part.title}
              </Title>
              <ArticleText title={part.title} markdown={part.markdown} on="beside" told={told} />
            </section>
          ))}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
