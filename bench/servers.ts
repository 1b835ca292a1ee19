import { median, shoot, type Round, type Shot } from './load.ts'
import { transferSizes } from './pages.ts'
import { isAtRest, start, type Running } from './processes.ts'
import { headersOf, inviteOne, openOrganization, submissionShots } from './product.ts'
import { kb, ms, row } from './result-table.ts'

/** The product beside a bare server, each in a process of its own with a database of its own and 10 connections. */

const rounds = 5
const submissionsARound = 1_000
const submitters = 32
const listsARound = 40
const readers = 4

type Pair = { ours: Round; plain: Round }

/** One round at the one, then one at the other, in turn; the first of each warms up and does not count. */
const inTurn = async (round: (index: number) => Promise<Pair>): Promise<Pair[]> => {
  const pairs = []
  for (let index = 0; index <= rounds; index += 1) pairs.push(await round(index))
  return pairs.slice(1)
}

const reportRatio = (
  what: string,
  pairs: readonly Pair[],
  of: (round: Round) => number,
  unit: string,
  goal = '',
) => {
  const middle = (take: (pair: Pair) => number) => median(pairs.map(take))
  row(
    what,
    `${Math.round(middle(({ ours }) => of(ours)))}${unit}`,
    `${Math.round(middle(({ plain }) => of(plain)))}${unit}`,
    middle(({ ours, plain }) => of(ours) / of(plain)).toFixed(2),
    goal,
  )
}

const report = (what: string, pairs: readonly Pair[], goal: string) => {
  const of = (take: (pair: Pair) => number) => median(pairs.map(take))
  reportRatio(what, pairs, ({ perSecond }) => perSecond, '/s', goal)
  row(
    '  processor time of server and database for one',
    ms(of(({ ours }) => ours.cpuMs)),
    ms(of(({ plain }) => plain.cpuMs)),
    of(({ ours, plain }) => plain.cpuMs / ours.cpuMs).toFixed(2),
  )
  row(
    '  answer',
    kb(of(({ ours }) => ours.answerBytes)),
    kb(of(({ plain }) => plain.answerBytes)),
    of(({ ours, plain }) => plain.answerBytes / ours.answerBytes).toFixed(2),
  )
}

/** Submissions and lists of them; the bodies are the same bytes, stored durably before either answers. */
export const measureCalls = async (): Promise<void> => {
  const product = await start('server/main.js', { firstPath: '/api/ready' })
  const bare = await start('bench/bare-server.js', { firstPath: '/' })
  const both = async (shots: readonly Shot[], plainShots: readonly Shot[], callers: number) => {
    const plain = await shoot(bare, plainShots, callers)
    return { plain, ours: await shoot(product, shots, callers) }
  }
  try {
    const caller = await openOrganization(product)
    const steps: Pair[] = []
    report(
      `submitEmployeeAnswers, ${submitters} callers`,
      await inTurn(async (index) => {
        const shots = await submissionShots(product, caller, submissionsARound, index * submissionsARound)
        await isAtRest(product)
        const plainShots = shots.map((shot) => ({ ...shot, path: '/answers' }))
        const pair = await both(shots, plainShots, submitters)
        const stepShots = shots.map((shot) => ({ ...shot, path: '/answers-in-steps' }))
        steps.push({ ours: await shoot(bare, stepShots, submitters), plain: pair.plain })
        return pair
      }),
      'goal 0.8',
    )
    reportRatio(
      '  the bare server itself, in the same round trips',
      steps.slice(1),
      (of) => of.perSecond,
      '/s',
    )
    const list = { method: 'GET', path: '/api/getSubmissions?limit=500', headers: headersOf(caller) } as const
    const plainList = { method: 'GET', path: '/answers?count=500' } as const
    const times = Array.from({ length: listsARound })
    const lists = await inTurn(() =>
      both(
        times.map(() => list),
        times.map(() => plainList),
        readers,
      ),
    )
    report(`getSubmissions of 500, ${readers} callers`, lists, 'goal 0.8')
    reportRatio(
      '  bytes of answers a second',
      lists,
      ({ perSecond, answerBytes }) => (perSecond * answerBytes) / 1e6,
      ' MB/s',
    )
  } finally {
    await product.stop()
    await bare.stop()
  }
}

/** What a browser loads before the first page stands. */
export const measurePages = async (): Promise<void> => {
  const product: Running = await start('server/main.js', { firstPath: '/api/ready' })
  try {
    const code = await inviteOne(product, await openOrganization(product))
    for (const { hash, bytes } of await transferSizes(product.url, ['/login', `/questionnaire/${code}`])) {
      row(
        `first load of ${hash.split('/')[1]}: scripts, styles, fonts`,
        kb(bytes),
        '200.0 kB',
        (200_000 / bytes).toFixed(2),
        'goal 1',
      )
    }
  } finally {
    await product.stop()
  }
}
