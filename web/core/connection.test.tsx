import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { accounts } from '../../contract/accounts.ts'
import { answering, failing } from '../testing/server.ts'
import { ConnectionBanner } from '../ui/connection-banner.tsx'
import { ask } from './ask.ts'
import { CallError } from './call-error.ts'
import { retryDelay } from './connection.ts'
import { createQueryClient } from './query-client.ts'

const info = { mail: 'smtp' as const, mailboxUrl: null, socialSignIn: null, authSyncPath: null }
const Info = () => <p>{useQuery(ask(accounts.getServerInfo, {})).data?.mail ?? 'nothing yet'}</p>
const renderInfo = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Info />
      <ConnectionBanner />
    </QueryClientProvider>,
  )

it('is said to be lost while the server is away, and goes on by itself', async () => {
  let tries = 0
  answering(accounts.getServerInfo, () => {
    tries += 1
    if (tries < 3) throw failing('UNAVAILABLE', 'Away', { headers: { 'retry-after': '0.2' } })
    return info
  })
  renderInfo()
  expect(await screen.findByText('Connection lost — trying again')).toBeTruthy()
  expect(await screen.findByText('smtp')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Connection lost — trying again')).toBeNull())
  expect(tries).toBe(3)
})

it('is not blamed for other failures, which are not tried again', async () => {
  let tries = 0
  answering(accounts.getServerInfo, () => {
    tries += 1
    throw failing('INTERNAL', 'Broken')
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
