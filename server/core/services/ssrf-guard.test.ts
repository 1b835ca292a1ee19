import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { findUrlFault, guardedLookup, socketHost, mayCall, NotPublic } from './ssrf-guard.ts'

const open = ['8.8.8.8', '1.1.1.1', '2001:4860:4860::8888', '::ffff:8.8.8.8', '172.32.0.1']
const own = [
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.1',
  '172.16.3.4',
  '192.168.1.1',
  '100.64.0.1',
  '::1',
  '::127.0.0.1',
  'fd12:3456::1',
  'fd00:ec3::254',
  'fd00:42::43',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
]
const never = [
  '0.0.0.0',
  '::',
  '169.254.169.254',
  '169.254.0.7',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  'fe80::1',
  'fd00:ec2::254',
  '100.100.100.200',
  '::ffff:100.100.100.200',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '::ffff:a83f:8110',
  '::a9fe:a9fe',
  '::169.254.169.254',
  'fd20:ce::254',
  'fd00:c1::a9fe:a9fe',
  'fd00:ec2::23',
  'fd00:ec2::253',
  'fd00:0ec2:0:0:0:0:0:23',
  'fd00:42::42',
  'fd00:a9fe:a9fe::1',
  'fd00:100::100:200',
  '169.254.170.2',
  '169.254.170.23',
  '169.254.42.42',
  '169.254.0.23',
  '192.0.0.192',
  '::ffff:192.0.0.192',
  '::ffff:169.254.42.42',
  'fe80::1%eth0',
  'febf::1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a9fe:a9fe',
  '2002:a9fe:a9fe::',
  '2002:a83f:8110::1',
  '::ffff:0:a9fe:a9fe',
  '224.0.0.1',
  'ff02::1',
  '255.255.255.255',
  '240.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::808:808',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fec0::1',
  'localhost',
  '',
]

test.each(open)('%s may be called', (address) => {
  expect([mayCall(address, 'public'), mayCall(address, 'private')]).toEqual([true, true])
})

test.each(own)('%s may be called where the operator lets the server call its own network', (address) => {
  expect([mayCall(address, 'public'), mayCall(address, 'private')]).toEqual([false, true])
})

test.each(never)('%s is never called', (address) => {
  expect([mayCall(address, 'public'), mayCall(address, 'private')]).toEqual([false, false])
})

test.each([
  ['https://example.com/hook', undefined, undefined],
  ['https://example.com:8443/', undefined, undefined],
  ['http://example.com/', 'scheme', 'scheme'],
  ['http://192.168.1.1/', 'not-public', 'scheme'],
  ['ftp://example.com/', 'scheme', 'scheme'],
  ['http://localhost:9000/', 'not-public', undefined],
  ['http://[::1]:9000/', 'not-public', undefined],
  ['https://localhost/', 'not-public', undefined],
  ['https://localhost./', 'not-public', undefined],
  ['https://api.localhost/', 'not-public', undefined],
  // However an address is spelled, it is judged as what it is.
  ['https://0x7f.1/', 'not-public', undefined],
  ['https://2130706433/', 'not-public', undefined],
  ['https://0177.0.0.1/', 'not-public', undefined],
  ['https://[::ffff:127.0.0.1]/', 'not-public', undefined],
  ['https://169.254.169.254/latest/meta-data', 'not-public', 'not-public'],
  ['http://169.254.169.254/latest/meta-data', 'not-public', 'not-public'],
  ['https://168.63.129.16/machine', 'not-public', 'not-public'],
  ['https://[fe80::1]/', 'not-public', 'not-public'],
  ['https://[fd00:ec2::23]/v1/credentials', 'not-public', 'not-public'],
  ['https://[fd00:42::42]/conf', 'not-public', 'not-public'],
])('%s', (text, inPublic, inPrivate) => {
  const url = new URL(text)
  expect([findUrlFault(url, 'public'), findUrlFault(url, 'private')]).toEqual([inPublic, inPrivate])
})

test('the host of an address has no brackets', () => {
  expect(socketHost(new URL('https://[2001:4860:4860::8888]:8443/'))).toBe('2001:4860:4860::8888')
})

type Answered = { error: Error | null; address: string | LookupAddress[] | undefined }

/** What a socket is given for a name that stands for these addresses. */
const lookedUp = (addresses: string[], all: boolean): Promise<Answered> =>
  new Promise((resolve) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const lookup = guardedLookup('public', (_host, _options, done) => done(null, found))
    lookup('example.com', { all }, (error, address) => resolve({ error, address }))
  })

test('a name is called where all that it stands for may be', async () => {
  expect(await lookedUp(['8.8.8.8', '1.1.1.1'], false)).toEqual({ error: null, address: '8.8.8.8' })
  expect(await lookedUp(['8.8.8.8'], true)).toEqual({
    error: null,
    address: [{ address: '8.8.8.8', family: 4 }],
  })
  for (const closed of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:169.254.169.254'], []]) {
    expect((await lookedUp(closed, true)).error).toBeInstanceOf(NotPublic)
    expect((await lookedUp(closed, false)).error).toBeInstanceOf(NotPublic)
  }
})
