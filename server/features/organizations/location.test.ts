import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'

const app = testApp()

const { newOwner, orgOf } = organizationsOf(app)

const latitudeBounds = 'Latitude must be between -90 and 90'
const longitudeBounds = 'Longitude must be between -180 and 180'

test.each([
  ['latitude', { latitude: 90.1, longitude: 0 }, latitudeBounds],
  ['latitude', { latitude: -90.1, longitude: 0 }, latitudeBounds],
  ['longitude', { latitude: 0, longitude: 180.1 }, longitudeBounds],
  ['longitude', { latitude: 0, longitude: -180.1 }, longitudeBounds],
  ['latitude', { longitude: 0 }, 'Latitude is required'],
  ['longitude', { latitude: 0, longitude: null }, 'Longitude is required'],
  ['longitude', { latitude: 0, longitude: '13.4' }, 'Longitude must be a number'],
])('a location is refused by its %s: %j', async (field, location, message) => {
  const owner = await newOwner()
  const answer = await app.call(contract.updateOrgData, { data: { settings: { location } } }, owner)
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'VALIDATION_ERROR',
      error: message,
      details: [{ path: `data.settings.location.${field}`, message }],
    },
  })
  expect((await orgOf(owner)).settings.location).toBeNull()
})

test('a location on the bounds is kept, and taken away again', async () => {
  const owner = await newOwner()
  const location = { latitude: -90, longitude: 180 }
  await app.ok(contract.updateOrgData, { data: { settings: { location } } }, owner)
  expect((await orgOf(owner)).settings.location).toEqual(location)
  await app.ok(contract.updateOrgData, { data: { settings: { location: null } } }, owner)
  expect((await orgOf(owner)).settings.location).toBeNull()
})
