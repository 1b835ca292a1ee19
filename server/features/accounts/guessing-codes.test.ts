import { expect, test } from 'vitest'
import { codesPerHour, wrongTriesPerHour } from '../../../contract/accounts.ts'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { codesOf, left, wrong } from './testing/codes.ts'

const app = testApp()
const { ask, codeOf, userOf, refusal } = codesOf(app)
const minute = 60_000
const tooManyTries = [
  400,
  'BUSINESS_LOGIC_ERROR',
  'There were too many wrong tries with this code. Ask for a new one.',
]

test('wrong codes are counted, and the sixth guess is refused even where it is right', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  for (const tries of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
    expect(await refusal({ email, otp: wrong(otp) })).toEqual(left(tries))
  }
  expect(await refusal({ email, otp: wrong(otp) })).toEqual(tooManyTries)
  expect(await refusal({ email, otp })).toEqual(tooManyTries)
  expect(await userOf(email)).toBeUndefined()
})

test('wrong tries at the same moment are all counted', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  await Promise.all(Array.from({ length: 12 }, () => refusal({ email, otp: wrong(otp) })))
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
  expect(await refusal({ email, otp: old })).toEqual(left('4 tries are'))
  await app.ok(contract.verifyOTP, { email, otp })
})

test('two requests at the same moment make one code', async () => {
  const email = app.freshEmail()
  const answers = await Promise.all(Array.from({ length: 4 }, () => app.call(contract.sendOTP, { email })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429])
})

test('new codes do not start guessing afresh: the wrong tries of an hour are bounded', async () => {
  const email = app.freshEmail()
  const begun = app.now
  for (let tries = 0; tries < wrongTriesPerHour; tries += 5) {
    const otp = await ask(email)
    for (let guess = 0; guess < 5; guess += 1) await refusal({ email, otp: wrong(otp) })
    app.pass(minute)
  }
  const blocked = await app.call(contract.sendOTP, { email })
  expect(blocked).toMatchObject({
    status: 429,
    headers: { 'retry-after': String(3_600 - (app.now.getTime() - begun.getTime()) / 1000) },
    body: {
      error:
        'There were too many codes or wrong tries for this e-mail address. Please try again in 57 minutes.',
    },
  })
  expect((await refusal({ email, otp: await codeOf(email) }))[0]).toBe(429)
  app.pass(57 * minute)
  await app.ok(contract.verifyOTP, { email, otp: await ask(email) })
})

test('the codes of an hour are bounded', async () => {
  const email = app.freshEmail()
  for (let codes = 0; codes < codesPerHour; codes += 1) {
    await ask(email)
    app.pass(minute)
  }
  const blocked = await app.call(contract.sendOTP, { email })
  expect(blocked).toMatchObject({ status: 429, headers: { 'retry-after': '3000' } })
  app.pass(50 * minute)
  await ask(email)
})
