import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { CloudOff, Inbox, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { CallError, failureText } from '../../core/api/call-error.ts'
import './query-states.css'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/core.json' with { type: 'json' }

/** A short text in the middle of an otherwise empty page, e.g. 'Loading...'. */
export const LoadingMessage = ({ text = 'Loading...' }: { text?: string }) => (
  <output className="waiting">{text}</output>
)

/** The same as a whole page. */
export const LoadingMessagePage = ({ text }: { text: string }) => (
  <main>
    <LoadingMessage text={text} />
  </main>
)

type LoadingProps = {
  lines?: number
  height?: number
  /** The text for screen readers, if the page is in another language. */
  text?: string
}

/** Skeleton lines in the shape of the content; screens with another shape pass their own to QueryState. */
export const Loading = ({ lines = 4, height = 56, text = t(texts, 'states.loading') }: LoadingProps) => (
  <Stack gap="xs" aria-busy>
    <output className="visually-hidden">{text}</output>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Stack>
)

type EmptyProps = {
  title: string
  /** What will be here, and how to get there. */
  children?: ReactNode
  /** The one button that starts it. */
  action?: ReactNode
  icon?: ReactNode
  /** 1 if it is the whole page. */
  order?: 1 | 2
}

/** The empty state of a screen. */
export const Empty = ({ title, children, action, icon, order = 2 }: EmptyProps) => (
  <Stack className="state" align="center" gap="sm">
    <span className="state__icon" aria-hidden>
      {icon ?? <Inbox size={24} />}
    </span>
    <Title order={order} size="h2" ta="center">
      {title}
    </Title>
    {children !== undefined && (
      <Text c="dimmed" ta="center" component="div" className="state__text">
        {children}
      </Text>
    )}
    {action}
  </Stack>
)

type FailedProps = {
  /** What happened, as a heading. */
  title?: string
  /** The thrown value; its sentence is shown. */
  error: unknown
  retry?: (() => void) | undefined
  isRetrying?: boolean
  /** 1 if it is the whole page. */
  order?: 1 | 2
  /**
   * The texts, if the page is in another language; `reference` includes the failure's reference, `refused` is the
   * heading if the user may not see the content.
   */
  words?: { text: string; safe: string; reference: string; retry: string; refused?: string } | undefined
}

/** Whether the user was refused, rather than the server unreachable: they may no longer see what was read before. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'BUSINESS_LOGIC_ERROR'

/** The server's other sentences say themselves that nothing was lost. */
const needsSafetyHint = ({ kind, status, isServerText, isFromBetween }: CallError): boolean =>
  kind === 'DATABASE_ERROR' || isFromBetween || (status >= 500 && !isServerText)

/** The heading if a rule refused access: a retry or a reference for support would not help. */
const refusedTitle = (error: unknown, words: FailedProps['words']): string | undefined => {
  if (!isRefusal(error)) return undefined
  return words === undefined ? t(texts, 'states.notOpenToYou') : words.refused
}

/** The failed state of a screen: what happened, what is safe, and a retry; after a refusal, why. */
export const Failed = ({
  title = t(texts, 'states.thisCouldNotBeLoaded'),
  error,
  retry,
  isRetrying = false,
  order = 2,
  words,
}: FailedProps) => {
  const refused = refusedTitle(error, words)
  return (
    <Stack className="state" align="center" gap="sm" role="alert">
      <span className="state__icon" aria-hidden>
        {refused === undefined ? <CloudOff size={24} /> : <Lock size={24} />}
      </span>
      <Title order={order} size="h2" ta="center">
        {refused ?? title}
      </Title>
      <Text c="dimmed" ta="center" className="state__text">
        {words?.text ?? failureText(error)}
      </Text>
      {error instanceof CallError && needsSafetyHint(error) && (
        <Text c="dimmed" ta="center" className="state__text">
          {words?.safe ?? t(texts, 'states.storedIsSafe')}
        </Text>
      )}
      {refused === undefined && error instanceof CallError && error.requestId !== null && (
        <Text size="xs" c="dimmed">
          {words?.reference ?? t(texts, 'states.referenceForSupport', { requestId: error.requestId })}
        </Text>
      )}
      {refused === undefined && retry !== undefined && (
        <Group>
          <Button variant="default" onClick={retry} loading={isRetrying}>
            {words?.retry ?? t(texts, 'states.tryAgain')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

type AskedProps<T> = {
  /** The result of useQuery. */
  of: UseQueryResult<T>
  /** Skeletons in the shape of the content. */
  loading?: ReactNode
  /** The heading of the failed state. */
  failed?: string
  /** The texts of the failed state, if the page is in another language. */
  words?: (error: Error) => FailedProps['words']
  children: (data: T) => ReactNode
}

/** The number of failures after which a query is shown as failed although it is still being retried. */
const patience = 3

/** If the server announces a longer wait than this, in milliseconds, the failed state is shown at once. */
const soonMs = 5_000

const isKnownToLast = (error: unknown): boolean =>
  error instanceof CallError && error.isServerText && (error.retryAfterMs ?? 0) > soonMs

/** Whether there is data that may be shown. */
export const hasData = <T,>(of: UseQueryResult<T>): of is UseQueryResult<T> & { data: T } =>
  of.data !== undefined && !isRefusal(of.error)

/** Shows the loading, failed or loaded state of a query; the empty state is up to the screen. */
export const QueryState = <T,>({ of, loading, failed, words, children }: AskedProps<T>) => {
  if (hasData(of)) return children(of.data)
  const isGivenUp = of.failureCount >= patience || isKnownToLast(of.failureReason)
  const failure = of.error ?? (isGivenUp ? of.failureReason : null)
  if (failure === null) return loading ?? <Loading />
  return (
    <Failed
      {...(failed === undefined ? {} : { title: failed })}
      error={failure}
      words={words?.(failure)}
      retry={() => void of.refetch()}
    />
  )
}
