import { useLocation, useNavigate } from '@tanstack/react-router'
import { can } from '../../../../contract/rights/permissions.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { requestSignOut } from '../../../core/session/sign-out-confirmation.ts'
import { useOnboarded } from '../../../core/organization/onboarding-flag.ts'
import { useSwitchOrganization } from '../../../core/organization/switch-organization.ts'
import { themes } from '../../../core/browser/theme-preference.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { useTheme } from '../../../ui/theme/color-scheme.ts'
import { navigationItemsFor, type NavigationItem } from '../navigation-items.ts'
import { say } from '../t.ts'

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
  [paths.companyWiki]: say('placeWords.companyWiki'),
  [paths.submissions]: say('placeWords.submissions'),
  [paths.reports]: say('placeWords.reports'),
  [paths.chat]: say('placeWords.chat'),
  [paths.help]: say('placeWords.helpCentre'),
  [paths.settings]: say('placeWords.settings'),
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
      label: say('paletteActions.settingsSection', { title }),
      group: say('paletteActions.settings'),
      keywords: [text, words],
      run: () => void navigate({ to: paths.settings, search: { section: id } }),
    },
    ...cards.map((card) => ({
      id: `settings-${id}-${card.id}`,
      label: say('paletteActions.settingsCard', { title, card: card.title }),
      group: say('paletteActions.settings'),
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
      group: say('paletteActions.goTo'),
      keywords: [wordsOf[to]],
      run: () => void navigate({ to }),
    })),
    ...sections,
    ...(mayInvite
      ? [
          { id: 'invite-one', label: say('paletteActions.invitePeople'), way: 'one' },
          { id: 'invite-many', label: say('paletteActions.inviteManyPeople'), way: 'many' },
        ].map(({ way, ...action }) => ({
          ...action,
          group: say('paletteActions.people'),
          run: () => invite(way),
        }))
      : []),
    ...(mayGenerate
      ? [
          {
            id: 'generate-company-report',
            label: say('paletteActions.generateTheCompanyReport'),
            group: say('paletteActions.reports'),
            run: () => void navigate({ to: paths.companyWiki, search: { generate: 'ask' } }),
          },
        ]
      : []),
    ...(mayGenerate
      ? [
          {
            id: 'generate-reports',
            label: say('paletteActions.generateAllReports'),
            group: say('paletteActions.reports'),
            run: generateAll,
          },
        ]
      : []),
    {
      id: 'ask-for-help',
      label: say('paletteActions.askForHelp'),
      group: say('paletteActions.help'),
      keywords: [say('paletteActions.askForHelpWords')],
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
        label: say('paletteActions.switchTo', { companyName }),
        group: say('paletteActions.organization'),
        run: () => switchTo(orgId),
      })),
    {
      id: 'new-organization',
      label: say('paletteActions.newOrganization'),
      group: say('paletteActions.organization'),
      keywords: [say('paletteActions.newOrganizationWords')],
      run: () => void navigate({ to: paths.newOrganization }),
    },
    {
      id: 'join-organization',
      label: say('paletteActions.joinAnOrganization'),
      group: say('paletteActions.organization'),
      keywords: [say('paletteActions.joinWords')],
      isFoundOnly: true,
      run: () => void navigate({ to: paths.joinOrganization }),
    },
    {
      id: 'import-organization',
      label: say('paletteActions.importAnOrganization'),
      group: say('paletteActions.organization'),
      keywords: [say('paletteActions.importWords')],
      isFoundOnly: true,
      run: () => void navigate({ to: paths.importOrganization }),
    },
    ...themes.map((name) => ({
      id: `theme-${name}`,
      label: say(name === theme ? 'paletteActions.themeInUse' : 'paletteActions.theme', { name }),
      group: say('paletteActions.appearance'),
      isCurrent: name === theme,
      keywords: [
        say('paletteActions.darkMode'),
        say('paletteActions.lightMode'),
        say('paletteActions.colour'),
      ],
      run: () => setTheme(name),
    })),
    ...articles.map(({ id, title, summary, words }) => ({
      id: `help-${id}`,
      label: title,
      group: say('paletteActions.help'),
      keywords: [summary, words],
      run: () =>
        isSetUp
          ? void navigate({ to: paths.helpArticle, params: { article: id } })
          : // Beside the page, like the page's own help.
            void navigate({ to: '.', search: (old) => ({ ...old, help: id }), resetScroll: false }),
    })),
    {
      id: 'sign-out',
      label: say('paletteActions.logout'),
      group: say('paletteActions.you'),
      keywords: [say('paletteActions.logOut'), say('paletteActions.signOut')],
      run: requestSignOut,
    },
  ]
}
