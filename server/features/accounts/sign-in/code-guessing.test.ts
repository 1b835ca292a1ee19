import { expect, test } from 'vitest'
import { codesPerHour } from '../../../../contract/calls/accounts.ts'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { codeCalls, wrongCodeRefusal, wrongCodeFor } from '../../../testing/accounts/one-time-codes.ts'

const app = testApp()
const { ask, codeOf, userOf, refusal } = codeCalls(app)
const minute = 60_000
const tooManyTries = [
  400,
  'BUSINESS_LOGIC_ERROR',
  'This code was entered wrongly too often. Ask for a new one.',
]

test('wrong codes are counted, and the sixth guess is refused even where it is right', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  for (const tries of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
    expect(await refusal({ email, otp: wrongCodeFor(otp) })).toEqual(wrongCodeRefusal(tries))
  }
  expect(await refusal({ email, otp: wrongCodeFor(otp) })).toEqual(tooManyTries)
  expect(await refusal({ email, otp })).toEqual(tooManyTries)
  expect(await userOf(email)).toBeUndefined()
})

test('wrong tries at the same moment are all counted', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  await Promise.all(Array.from({ length: 12 }, () => refusal({ email, otp: wrongCodeFor(otp) })))
  expect(await refusal({ email, otp })).toEqual(tooManyTries)
})

test('a new code comes after 30 seconds and takes the place of the old one', async () => {
  const email = app.freshEmail()
  const old = await ask(email)
  app.pass(10_500)
  const early = await app.call(contract.sendOTP, { email })
  expect(early).toMatchObject({
    status: 429,
    headers: { 'retry-after': '20' },
    body: {
      code: 'RATE_LIMITED',
      error: 'A code was sent a moment ago. You can ask for a new one in 20 seconds.',
    },
  })
  app.pass(19_500)
  const otp = await ask(email)
  expect(otp).not.toBe(old)
  expect(await refusal({ email, otp: old })).toEqual(wrongCodeRefusal('4 tries are'))
  await app.ok(contract.verifyOTP, { email, otp })
})

test('two requests at the same moment make one code', async () => {
  const email = app.freshEmail()
  const answers = await Promise.all(Array.from({ length: 4 }, () => app.call(contract.sendOTP, { email })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429])
})

test('new codes do not start guessing afresh: after 5 wrong tries they have 10 digits for the rest of the day', async () => {
  const email = app.freshEmail()
  const first = await ask(email)
  for (let guess = 0; guess < 3; guess += 1) await refusal({ email, otp: wrongCodeFor(first) })
  app.pass(minute)
  const second = await ask(email)
  expect(second).toMatch(/^\d{6}$/)
  expect(await refusal({ email, otp: wrongCodeFor(second) })).toEqual(wrongCodeRefusal('1 try is'))
  expect(await refusal({ email, otp: wrongCodeFor(second) })).toEqual(tooManyTries)
  expect(await refusal({ email, otp: second })).toEqual(tooManyTries)
  app.pass(minute)
  expect(await app.ok(contract.sendOTP, { email })).toEqual({ codeLength: 10 })
  const long = await codeOf(email)
  expect(long).toMatch(/^\d{10}$/)
  // A code of an older mail is no guess.
  for (let guess = 0; guess < 9; guess += 1)
    expect(await refusal({ email, otp: second })).toEqual([
      400,
      'BUSINESS_LOGIC_ERROR',
      'The code has 10 digits. Check the newest mail and enter all of them.',
    ])
  await app.ok(contract.verifyOTP, { email, otp: `${long.slice(0, 5)} ${long.slice(5)}` })
  app.pass(23 * 60 * minute)
  expect(await ask(email)).toMatch(/^\d{10}$/)
  app.pass(60 * minute)
  expect(await ask(email)).toMatch(/^\d{6}$/)
})

test('the length of a code says nothing of whether the e-mail is known', async () => {
  const known = app.freshEmail()
  await people(app).signIn(known)
  const answers = []
  for (const email of [known, app.freshEmail()]) {
    app.pass(minute)
    const otp = await ask(email)
    for (let guess = 0; guess < 5; guess += 1) await refusal({ email, otp: wrongCodeFor(otp) })
    app.pass(minute)
    answers.push((await app.call(contract.sendOTP, { email })).body)
  }
  expect(answers).toEqual([
    { success: true, codeLength: 10 },
    { success: true, codeLength: 10 },
  ])
})

test('the codes of an hour are bounded', async () => {
  const email = app.freshEmail()
  for (let codes = 0; codes < codesPerHour; codes += 1) {
    await ask(email)
    app.pass(minute)
  }
  const blocked = await app.call(contract.sendOTP, { email })
  expect(blocked).toMatchObject({
    status: 429,
    headers: { 'retry-after': '540' },
    body: {
      error:
        'We’ve sent several codes to this e-mail address. Use the one in the newest mail, or ask for a new one in 9 minutes.',
    },
  })
  app.pass(9 * minute)
  await ask(email)
})
