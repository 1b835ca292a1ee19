import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const whole = {
  S3_ENDPOINT: 'https://s3.eu-central-1.example.test',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'muster-pictures',
  S3_ACCESS_KEY_ID: 'AKIA1',
  S3_SECRET_ACCESS_KEY: 'a-secret',
}

it('keeps files in the database where nothing is set, and in the store where all of it is', () => {
  expect(readEnvironment({}).files).toBeUndefined()
  expect(readEnvironment({ S3_BUCKET: ' ' }).files).toBeUndefined()
  expect(readEnvironment(whole).files).toMatchObject({ region: 'eu-central-1', bucket: 'muster-pictures' })
})

it('names what is missing, and repeats no secret', () => {
  expect(() => readEnvironment({ ...whole, S3_BUCKET: undefined, S3_REGION: '' })).toThrow(
    'S3_REGION, S3_BUCKET are missing: pictures are kept in a store only where all of S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are set; set none to keep them in the database.',
  )
  expect(() => readEnvironment({ ...whole, S3_ACCESS_KEY_ID: undefined })).toThrow(
    /^S3_ACCESS_KEY_ID is missing: /,
  )
  expect(() => readEnvironment({ ...whole, S3_SECRET_ACCESS_KEY: 'not one' })).toThrow(
    /^S3_SECRET_ACCESS_KEY must be the secret of the access key, without spaces\.$/,
  )
})

it.each([
  [
    'S3_ENDPOINT',
    's3.example.test',
    /^S3_ENDPOINT must be an address that starts with http:\/\/ or https:\/\/\.$/,
  ],
  ['S3_ENDPOINT', 'ftp://s3.example.test', /^S3_ENDPOINT must be an address/],
  [
    'S3_BUCKET',
    'a/b',
    /^S3_BUCKET must be the name of a bucket: 3 to 255 letters, digits, dots, hyphens and underscores\.$/,
  ],
] as const)('refuses %s=%s', (name, value, sentence) => {
  expect(() => readEnvironment({ ...whole, [name]: value })).toThrow(sentence)
})
