import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accounts } from '../../../contract/calls/accounts.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import { useCommand } from './queries.ts'

const Asking = () => {
  const { mutate } = useCommand(accounts.sendOTP)
  return ['ada@northwind.example', 'grace@northwind.example'].map((email) => (
    <button key={email} type="button" onClick={() => mutate({ email })}>
      {email}
    </button>
  ))
}

it('a double click is one call, and what is wanted again after something else is asked again', async () => {
  const heard: unknown[] = []
  serveCall(accounts.sendOTP, ({ body }) => {
    heard.push(body)
    return {}
  })
  renderScreen(<Asking />)
  await screen.findByRole('button', { name: /ada/ })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }))
  for (const name of ['ada', 'ada', 'grace', 'ada']) press(name)
  await waitFor(() => expect(heard).toHaveLength(3))
  expect(heard).toEqual(['ada', 'grace', 'ada'].map((name) => ({ email: `${name}@northwind.example` })))
})

const Waiting = ({ onAnswer }: { onAnswer: () => void }) => {
  const { mutateAsync } = useCommand(accounts.sendOTP)
  return ['ada@northwind.example', 'grace@northwind.example'].map((email) => (
    <button key={email} type="button" onClick={() => void mutateAsync({ email }).then(onAnswer, onAnswer)}>
      {email}
    </button>
  ))
}

it('a double click on what waits for its answer is one call, which both wait for', async () => {
  const heard: unknown[] = []
  serveCall(accounts.sendOTP, ({ body }) => {
    heard.push(body)
    return {}
  })
  let answers = 0
  renderScreen(<Waiting onAnswer={() => (answers += 1)} />)
  await screen.findByRole('button', { name: /ada/ })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }))
  for (const name of ['ada', 'ada', 'grace']) press(name)
  await waitFor(() => expect(answers).toBe(3))
  expect(heard).toEqual(['ada', 'grace'].map((name) => ({ email: `${name}@northwind.example` })))
  press('ada')
  await waitFor(() => expect(answers).toBe(4))
  expect(heard).toHaveLength(3)
})
