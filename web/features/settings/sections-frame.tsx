import './settings.css'
import { Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useRef, type RefObject } from 'react'
import { z } from 'zod'
import { articleForRoute } from '../../core/navigation/help-articles.ts'
import { useOwners } from '../../core/organization/owners.ts'
import { useViewState } from '../../core/navigation/url-state.ts'
import { Page, useDocumentTitle } from '../../ui/page/page.tsx'
import { Empty, Loading } from '../../ui/feedback/query-states.tsx'
import type { Section } from './sections.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/settings.json' with { type: 'json' }

const View = z.object({ section: z.string().optional().catch(undefined) })

type FrameProps = {
  title: string
  /** The path of the page; the section is in its query. */
  at: '/settings' | '/account'
  sections: readonly Section[]
  /** Sections that only other roles can open. */
  closed?: readonly Section[]
}

/**
 * A page of sections: a rail beside the open one; on a phone a list, and each section is its own page. The
 * URL says which is open.
 */
export const SectionsFrame = ({ title, at, sections, closed = [] }: FrameProps) => {
  const [{ section: wanted }] = useViewState(View)
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const open = wanted === undefined && !isNarrow ? sections[0] : sections.find(({ id }) => id === wanted)
  useDocumentTitle(open === undefined ? title : `${open.title} · ${title}`)
  const isList = isNarrow && wanted === undefined
  const page = useRef<HTMLDivElement>(null)
  useFocusThatMoves(page, isNarrow ? (wanted ?? '') : null)
  return (
    <Page title={title} help={articleForRoute(at, open?.id)}>
      <div className="settings" ref={page}>
        {isNarrow && !isList ? (
          <Link to={at} search={{}} className="settings__back">
            <ChevronLeft size={18} aria-hidden />
            {t(texts, 'sectionsFrame.allSections')}
          </Link>
        ) : (
          <Rail title={title} at={at} sections={sections} current={open?.id} />
        )}
        {!isList && <Open section={open} isClosed={closed.some(({ id }) => id === wanted)} />}
      </div>
    </Page>
  )
}

/**
 * On a phone the tapped entry disappears with its list: the focus moves to the heading of the opened section, and on
 * the way back to the entry that led there. If the section has already focused the card in the URL, the focus stays.
 * `place`: the open section, '' for the list, null if both are shown.
 */
const useFocusThatMoves = (page: RefObject<HTMLElement | null>, place: string | null) => {
  const before = useRef(place)
  useEffect(() => {
    const cameFrom = before.current
    before.current = place
    if (cameFrom === null || place === null || cameFrom === place) return
    if (document.activeElement?.closest('.settings__section')) return
    const target = place === '' ? `[data-section="${CSS.escape(cameFrom)}"]` : 'h2'
    page.current?.querySelector<HTMLElement>(target)?.focus()
  }, [page, place])
}

const groupsOf = (sections: readonly Section[]) =>
  [...new Set(sections.map(({ group }) => group))].map((group) => ({
    group,
    members: sections.filter((section) => section.group === group),
  }))

const Rail = ({ title, at, sections, current }: FrameProps & { current: string | undefined }) => (
  <nav aria-label={title} className="settings__rail">
    {groupsOf(sections).map(({ group, members }, _index, groups) => (
      <div key={group} className="settings__group">
        {groups.length > 1 && <p aria-hidden>{group}</p>}
        <ul aria-label={group}>
          {members.map(({ id, title, text, icon: Icon }) => (
            <li key={id}>
              <Link
                to={at}
                search={{ section: id }}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={id === current ? 'page' : undefined}
                data-section={id}
                className="settings__entry"
              >
                <Icon size={18} aria-hidden />
                <span>
                  {title}
                  <small>{text}</small>
                </span>
                <ChevronRight size={18} aria-hidden className="settings__open" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
)

const Owners = () => {
  const owners = useOwners()
  return owners === undefined ? null : t(texts, 'sectionsFrame.owners', { owners })
}

const Open = ({ section, isClosed }: { section: Section | undefined; isClosed: boolean }) => {
  if (section === undefined && isClosed) {
    return (
      <Empty title={t(texts, 'sectionsFrame.thisIsNotForYour')}>
        {t(texts, 'sectionsFrame.yourRoleOrYourPermissions')} <Owners />
      </Empty>
    )
  }
  if (section === undefined) {
    return (
      <Empty title={t(texts, 'sectionsFrame.thisSectionIsNotHere')}>
        {t(texts, 'sectionsFrame.itIsNotPartOf')}
      </Empty>
    )
  }
  const { id, title, text, Content } = section
  return (
    <section key={id} className="settings__section" aria-labelledby="settings-section">
      <header>
        <Title order={2} id="settings-section" tabIndex={-1}>
          {title}
        </Title>
        <p>{text}</p>
      </header>
      <Suspense fallback={<Loading lines={2} height={140} />}>
        <Content />
      </Suspense>
    </section>
  )
}
