import { useLocation, useNavigate } from '@tanstack/react-router'
import { can } from '../../../../contract/rights/permissions.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { requestSignOut } from '../../../core/session/sign-out-confirmation.ts'
import { useOnboarded } from '../../../core/organization/remembered-onboarding.ts'
import { useSwitchOrganization } from '../../../core/organization/switch-organization.ts'
import { themes } from '../../../core/browser/theme-preference.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { useTheme } from '../../../ui/theme/color-scheme.ts'
import { navigationItemsFor, type NavigationItem } from '../navigation-items.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/layout.json' with { type: 'json' }

/** An entry of the command palette. */
export type Action = {
  id: string
  label: string
  /** The heading above it. */
  group: string
  /** More words to find it by. */
  keywords?: string[]
  /** Listed only in search results. */
  isFoundOnly?: boolean
  /** Its choice is the current one. */
  isCurrent?: boolean
  /** The focus moves to its target and is not restored. */
  takesFocus?: boolean
  run: () => void
}

/** A section of the settings, as the settings name it, with the cards in it that have an address. */
export type SettingsSection = {
  id: string
  title: string
  text: string
  words: string
  cards: readonly { id: string; title: string; words: string }[]
}

/** An article of the help centre, by its id in the URL; `words` are more to find it by. */
export type HelpArticle = { id: string; title: string; summary: string; words: string }

export type PaletteEntries = { settings: readonly SettingsSection[]; articles: readonly HelpArticle[] }

const wordsOf: Readonly<Record<NavigationItem['to'], string>> = {
  [paths.companyWiki]: t(texts, 'placeWords.companyWiki'),
  [paths.submissions]: t(texts, 'placeWords.submissions'),
  [paths.reports]: t(texts, 'placeWords.reports'),
  [paths.chat]: t(texts, 'placeWords.chat'),
  [paths.help]: t(texts, 'placeWords.helpCentre'),
  [paths.settings]: t(texts, 'placeWords.settings'),
}

/** The actions that are available everywhere, in order; before an organization is set up, only those that need none. */
export const usePaletteActions = ({ settings, articles }: PaletteEntries): Action[] => {
  const { organization, organizations } = useMembership()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const switchTo = useSwitchOrganization()
  const [theme, setTheme] = useTheme()
  const isSetUp = useOnboarded(organization)
  const mayInvite = can(organization, 'employee:invite')
  // The submissions page keeps its filters.
  const invite = (way: string) =>
    void navigate({
      to: paths.submissions,
      search: (old) => (pathname === paths.submissions ? { ...old, invite: way } : { invite: way }),
    })
  const mayGenerate = can(organization, 'report:generate')
  // Each page asks before it generates; the list of reports keeps its filters.
  const generateAll = () =>
    void navigate({
      to: paths.reports,
      search: (old) => (pathname === paths.reports ? { ...old, generate: 'ask' } : { generate: 'ask' }),
    })
  const sections = settings.flatMap(({ id, title, text, words, cards }): Action[] => [
    {
      id: `settings-${id}`,
      label: t(texts, 'paletteActions.settingsSection', { title }),
      group: t(texts, 'paletteActions.settings'),
      keywords: [text, words],
      run: () => void navigate({ to: paths.settings, search: { section: id } }),
    },
    ...cards.map((card) => ({
      id: `settings-${id}-${card.id}`,
      label: t(texts, 'paletteActions.settingsCard', { title, card: card.title }),
      group: t(texts, 'paletteActions.settings'),
      keywords: [card.words],
      // Without a search the sections are enough to look through.
      isFoundOnly: true,
      takesFocus: true,
      run: () => void navigate({ to: paths.settings, search: { section: id }, hash: card.id }),
    })),
  ])
  // These pages need an organization that is set up; until then they would redirect to the setup.
  const inPlaces: Action[] = [
    ...navigationItemsFor(organization).map(({ to, label }) => ({
      id: to,
      label,
      group: t(texts, 'paletteActions.goTo'),
      keywords: [wordsOf[to]],
      run: () => void navigate({ to }),
    })),
    ...sections,
    ...(mayInvite
      ? [
          { id: 'invite-one', label: t(texts, 'paletteActions.invitePeople'), way: 'one' },
          { id: 'invite-many', label: t(texts, 'paletteActions.inviteManyPeople'), way: 'many' },
        ].map(({ way, ...action }) => ({
          ...action,
          group: t(texts, 'paletteActions.people'),
          run: () => invite(way),
        }))
      : []),
    ...(mayGenerate
      ? [
          {
            id: 'generate-company-report',
            label: t(texts, 'paletteActions.generateTheCompanyReport'),
            group: t(texts, 'paletteActions.reports'),
            run: () => void navigate({ to: paths.companyWiki, search: { generate: 'ask' } }),
          },
        ]
      : []),
    ...(mayGenerate
      ? [
          {
            id: 'generate-reports',
            label: t(texts, 'paletteActions.generateAllReports'),
            group: t(texts, 'paletteActions.reports'),
            run: generateAll,
          },
        ]
      : []),
    {
      id: 'ask-for-help',
      label: t(texts, 'paletteActions.askForHelp'),
      group: t(texts, 'paletteActions.help'),
      keywords: [t(texts, 'paletteActions.askForHelpWords')],
      isFoundOnly: true,
      run: () => void navigate({ to: paths.helpContact, search: { from: pathname } }),
    },
  ]
  return [
    ...(isSetUp ? inPlaces : []),
    ...organizations
      .filter(({ orgId }) => orgId !== organization.orgId)
      .map(({ orgId, companyName }) => ({
        id: orgId,
        label: t(texts, 'paletteActions.switchTo', { companyName }),
        group: t(texts, 'paletteActions.organization'),
        run: () => switchTo(orgId),
      })),
    {
      id: 'new-organization',
      label: t(texts, 'paletteActions.newOrganization'),
      group: t(texts, 'paletteActions.organization'),
      keywords: [t(texts, 'paletteActions.newOrganizationWords')],
      run: () => void navigate({ to: paths.newOrganization }),
    },
    {
      id: 'join-organization',
      label: t(texts, 'paletteActions.joinAnOrganization'),
      group: t(texts, 'paletteActions.organization'),
      keywords: [t(texts, 'paletteActions.joinWords')],
      isFoundOnly: true,
      run: () => void navigate({ to: paths.joinOrganization }),
    },
    {
      id: 'import-organization',
      label: t(texts, 'paletteActions.importAnOrganization'),
      group: t(texts, 'paletteActions.organization'),
      keywords: [t(texts, 'paletteActions.importWords')],
      isFoundOnly: true,
      run: () => void navigate({ to: paths.importOrganization }),
    },
    ...themes.map((name) => ({
      id: `theme-${name}`,
      label: t(texts, name === theme ? 'paletteActions.themeInUse' : 'paletteActions.theme', { name }),
      group: t(texts, 'paletteActions.appearance'),
      isCurrent: name === theme,
      keywords: [
        t(texts, 'paletteActions.darkMode'),
        t(texts, 'paletteActions.lightMode'),
        t(texts, 'paletteActions.colour'),
      ],
      run: () => setTheme(name),
    })),
    ...articles.map(({ id, title, summary, words }) => ({
      id: `help-${id}`,
      label: title,
      group: t(texts, 'paletteActions.help'),
      keywords: [summary, words],
      run: () =>
        isSetUp
          ? void navigate({ to: paths.helpArticle, params: { article: id } })
          : // Beside the page, like the page's own help.
            void navigate({ to: '.', search: (old) => ({ ...old, help: id }), resetScroll: false }),
    })),
    {
      id: 'sign-out',
      label: t(texts, 'paletteActions.logout'),
      group: t(texts, 'paletteActions.you'),
      keywords: [t(texts, 'paletteActions.logOut'), t(texts, 'paletteActions.signOut')],
      run: requestSignOut,
    },
  ]
}
