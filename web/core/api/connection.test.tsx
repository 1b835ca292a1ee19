import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it, test } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { serveCall, failureResponse } from '../../testing/fake-server.ts'
import { ConnectionBanner } from '../../ui/feedback/connection-banner.tsx'
import { QueryState } from '../../ui/feedback/query-states.tsx'
import { callQuery } from './queries.ts'
import { CallError } from './call-error.ts'
import { retryDelay } from './connection.ts'
import { createQueryClient } from './query-client.ts'

const info = { mail: 'smtp' as const, mailboxUrl: null, socialSignIn: null, authSyncPath: null }
const Info = () => (
  <QueryState of={useQuery(callQuery(accounts.getServerInfo, {}))}>{({ mail }) => <p>{mail}</p>}</QueryState>
)
const renderInfo = () =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <Info />
        <ConnectionBanner />
      </QueryClientProvider>
    </MantineProvider>,
  )

it('is said to be lost while the server is away, and goes on by itself', async () => {
  let tries = 0
  serveCall(accounts.getServerInfo, () => {
    tries += 1
    if (tries < 3) throw new HttpResponse('Bad gateway', { status: 502, headers: { 'retry-after': '0.2' } })
    return info
  })
  renderInfo()
  expect(await screen.findByText('Connection lost — trying again')).toBeTruthy()
  expect(await screen.findByText('smtp')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Connection lost — trying again')).toBeNull())
  expect(tries).toBe(3)
})

it('is not blamed where the server itself says what is away, which is told at once and tried again', async () => {
  let tries = 0
  serveCall(accounts.getServerInfo, () => {
    tries += 1
    throw failureResponse('UNAVAILABLE', 'The payment provider is away.', {
      headers: { 'retry-after': '10' },
    })
  })
  renderInfo()
  expect(await screen.findByText('The payment provider is away.')).toBeTruthy()
  expect(tries).toBe(1)
  expect(screen.queryByText('Connection lost — trying again')).toBeNull()
})

it('is not blamed for other failures, which are not tried again', async () => {
  let tries = 0
  serveCall(accounts.getServerInfo, () => {
    tries += 1
    throw failureResponse('INTERNAL', 'Broken')
  })
  renderInfo()
  await waitFor(() => expect(tries).toBe(1))
  expect(screen.queryByText('Connection lost — trying again')).toBeNull()
})

test.each([
  ['what the server asks for', 2000, 0, 2000],
  ['at most 8 s of it', 60_000, 0, 8000],
  ['twice as long each time', null, 2, 2000],
  ['at most 8 s', null, 20, 8000],
])('waits %s', (_, retryAfterMs, failures, ms) => {
  expect(
    retryDelay(failures, new CallError('Away', { kind: 'UNAVAILABLE', status: 503, retryAfterMs })),
  ).toBe(ms)
})
