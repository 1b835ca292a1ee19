import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useParams } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { accounts } from '../../contract/calls/accounts.ts'
import { organizations, type OrganizationOfUser } from '../../contract/calls/organizations.ts'
import { can } from '../../contract/rights/permissions.ts'
import { callQuery } from '../core/api/queries.ts'
import { pollingOptions } from '../core/api/polling.ts'
import { MembershipProvider, fallbackOrganization } from '../core/organization/membership.tsx'
import { useReconciledOrganization } from '../core/organization/organization-in-url.ts'
import { isSelectionLost, useSelectedOrganization } from '../core/organization/selected-organization.ts'
import { useSession } from '../core/session/session.ts'
import { NoOrganization } from '../features/organizations/no-organization.tsx'
import { NoSelection } from '../features/organizations/no-selection.tsx'
import { lazyPage } from '../routes/lazy-page.ts'
import { DeferredRender } from '../ui/page/deferred-render.tsx'
import { notifyDone } from '../ui/feedback/notify.ts'
import { Failed, LoadingMessagePage } from '../ui/feedback/query-states.tsx'
import { useRefreshOnRightsChange } from './refresh-on-rights-change.ts'
import { RedirectToLogin } from './redirect-to-login.tsx'
import { t } from '../core/i18n/t.ts'
import texts from '../../languages/en/guards.json' with { type: 'json' }

/** The delay after the first page, in milliseconds, so that this fetch does not slow it down. */
const loginAfterMs = 2_000

/** Prefetches the login page: after signing out while offline it could not be fetched any more. */
const useLoginAtHand = () =>
  useEffect(() => {
    const timer = setTimeout(() => {
      import('../features/accounts/login-page.tsx').catch(() => {})
    }, loginAfterMs)
    return () => clearTimeout(timer)
  }, [])

/** Admits signed-in users with a selected organization (specification point 2, guards). */
export default function MemberGuard() {
  useLoginAtHand()
  const session = useSession()
  return session === null ? <SignedOut /> : <Authentication />
}

const NotFoundPage = lazyPage(() => import('../features/accounts/not-found-page.tsx'))

/** Redirects to the login page; an unknown URL shows Not found instead, since there would be nothing to return to. */
const SignedOut = () => {
  const { _splat: nowhere } = useParams({ strict: false })
  return nowhere === undefined ? <RedirectToLogin /> : <NotFoundPage />
}

/**
 * Revalidates the session on each navigation: a page may render from fresh cache without any call, and the session
 * may have been ended on another device.
 */
const useAskedAtEachPage = (askAgain: () => void) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const asked = useRef(path)
  useEffect(() => {
    if (asked.current === path) return
    asked.current = path
    askAgain()
  }, [path, askAgain])
}

/**
 * Lets the server confirm the session; if the server is unreachable, the stored session is trusted until it is back.
 */
const Authentication = () => {
  const profile = useQuery({ ...callQuery(accounts.getProfile, {}), refetchOnWindowFocus: 'always' })
  const { refetch } = profile
  useAskedAtEachPage(useCallback(() => void refetch({ cancelRefetch: false }), [refetch]))
  // Prefetched in parallel; nothing here waits for it.
  usePrefetchQuery(callQuery(organizations.getUserOrganizations, {}))
  if (profile.isPending && profile.failureCount === 0) return <LoadingMessagePage text="Authenticating..." />
  return <Organizations />
}

const Organizations = () => {
  const list = useQuery({
    ...callQuery(organizations.getUserOrganizations, {}),
    // Polled, since an owner may change the user's rights at any time, and another tab a name.
    ...pollingOptions,
  })
  const { refetch } = list
  const askAgain = useCallback(() => void refetch(), [refetch])
  if (list.data !== undefined) {
    return <Selection list={list.data.organizations} answeredAt={list.dataUpdatedAt} askAgain={askAgain} />
  }
  if (list.isPending) return <LoadingMessagePage text={t(texts, 'member.loadingYourOrganizations')} />
  return (
    <main className="page page--reading">
      <Failed
        order={1}
        title={t(texts, 'member.yourOrganizationsCouldNotBe')}
        error={list.error}
        retry={() => void list.refetch()}
      />
    </main>
  )
}

const tellNotYours = () => void notifyDone(t(texts, 'member.notYours'), 10_000)

type SelectionProps = { list: readonly OrganizationOfUser[]; answeredAt: number; askAgain: () => void }

const Selection = ({ list, answeredAt, askAgain }: SelectionProps) => {
  const selected = useSelectedOrganization()
  const isNamed = useReconciledOrganization({ list, answeredAt, askAgain, tellNotYours })
  if (list.length === 0) return <NoOrganization />
  if (isNamed) return <LoadingMessagePage text={t(texts, 'member.loadingOrganization')} />
  const organization = list.find(({ orgId }) => orgId === selected)
  if (organization !== undefined) return <Loaded organization={organization} list={list} />
  if (isSelectionLost()) return <NoSelection list={list} />
  // The selection is reconciled before anything is shown.
  return <LoadingMessagePage text={t(texts, 'member.loadingOrganization')} />
}

const Loaded = ({
  organization,
  list,
}: {
  organization: OrganizationOfUser
  list: readonly OrganizationOfUser[]
}) => {
  useRefreshOnRightsChange(organization)
  const mayView = can(organization, 'org:view')
  const answer = useQuery({
    ...callQuery(organizations.getOrgData, {}, organization.orgId),
    enabled: mayView,
  })
  if (mayView && answer.isPending) return <LoadingMessagePage text={t(texts, 'member.loadingOrganization')} />
  const known = { organization, organizations: list }
  const value =
    answer.data === undefined
      ? {
          ...known,
          data: fallbackOrganization(organization.orgId),
          // A user without permission to view the data has nothing to gain from a retry.
          ...(mayView && { standIn: { retry: () => void answer.refetch() } }),
        }
      : { ...known, data: answer.data.org }
  return (
    <MembershipProvider value={value}>
      <DeferredRender>
        <Outlet />
      </DeferredRender>
    </MembershipProvider>
  )
}
