import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, type ComponentType } from 'react'
import { useMembership } from '../../../core/organization/membership.tsx'
import { paths } from '../../../core/navigation/paths.ts'
import { cardsForMember, type Card, type CardId } from './organization-cards.ts'
import { DeletePanel } from './delete-panel.tsx'
import { DepartmentsPanel } from '../departments/departments-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { GroupThresholdPanel } from './group-threshold-panel.tsx'
import { InvitationLanguagePanel } from './invitation-language-panel.tsx'
import { LeavePanel } from './leave-panel.tsx'
import { LocationPanel } from './location-panel.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { NamesPanel } from './names-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { RetentionPanel } from '../retention/retention-panel.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const panels: Readonly<Record<CardId, ComponentType>> = {
  facts: FactsPanel,
  names: NamesPanel,
  logo: LogoPanel,
  profile: ProfilePanel,
  departments: DepartmentsPanel,
  location: LocationPanel,
  visibility: VisibilityPanel,
  language: InvitationLanguagePanel,
  threshold: GroupThresholdPanel,
  retention: RetentionPanel,
  export: ExportPanel,
  leave: LeavePanel,
  delete: DeletePanel,
}

/** Fewer cards than this are seen at once, and need no list of them. */
const listedFrom = 4

/** The organization: its names and rules for who may change them, and the way out of it for everybody. */
export default function OrganizationSection() {
  const cards = cardsForMember(useMembership().organization)
  useWantedCard()
  return (
    <>
      {cards.length >= listedFrom && <CardList cards={cards} />}
      {cards.map(({ id }) => {
        const Content = panels[id]
        return <Content key={id} />
      })}
    </>
  )
}

/** Shows the card that the address names, and once more where it is gone to while the address names it already. */
const useWantedCard = () => {
  const router = useRouter()
  const wanted = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (wanted !== '') showCard(wanted)
  }, [wanted])
  // The router puts the page back to where it was scrolled to when it is rendered again, and is listening already.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
        if (!hrefChanged && toLocation.hash !== '') showCard(toLocation.hash)
      }),
    [router],
  )
}

/** Shows a card of the page, and goes on reading at its heading. */
const showCard = (id: string) => {
  const heading = document.getElementById(id)?.querySelector<HTMLElement>('h3')
  heading?.closest('.setting')?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

const CardList = ({ cards }: { cards: readonly Card[] }) => (
  <nav aria-label={t(texts, 'organizationSection.onThisPage')}>
    <ul className="settings__cards">
      {cards.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={paths.settings}
            search={{ section: 'organization' }}
            hash={id}
            resetScroll={false}
            hashScrollIntoView={false}
            // They are all of one page, and only one of them is the card of the address.
            activeOptions={{ includeHash: true }}
            className="settings__card-link"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
