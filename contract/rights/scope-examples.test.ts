import { expect, test } from 'vitest'
import { apiScopes, scopesOf } from './api-scopes.ts'
import { contract } from '../index.ts'
import { scopeExamples } from './scope-examples.ts'

const reading = Object.values(contract).filter((one) => one.method === 'GET' && one.in.safeParse({}).success)

test.each(apiScopes)('a key with %s alone can make the call that is its example, as it stands', (scope) => {
  const opened = reading.filter((call) => scopesOf(call).includes(scope)).map(({ name }) => name)
  const example = scopeExamples[scope]
  // None has to do where there is none.
  expect(example === undefined ? opened.length === 0 : opened.includes(contract[example].name)).toBe(true)
})
