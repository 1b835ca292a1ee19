import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { english } from '../languages/english.ts'

/** The areas that exist in English alone: what stands on the screens of owners, admins and members. */

const root = path.resolve(import.meta.dirname, '..')
const areas = readdirSync(path.join(root, 'languages/en'))
  .map((name) => path.basename(name, '.json'))
  .filter((area) => !(area in english))

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
const sources = sourcesIn('web').join('\n')

const textsIn = (part: object, before = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : textsIn(Object(value), `${before}${key}.`),
  )

describe.each(areas)('the texts of %s', (area) => {
  const texts = new Map(
    textsIn(JSON.parse(readFileSync(path.join(root, 'languages/en', `${area}.json`), 'utf8'))),
  )

  it('are all said somewhere', () => {
    const unsaid = [...texts.keys()].filter(
      (key) => !sources.includes(`'${key.replace(/_(?:one|other)$/, '')}'`),
    )
    expect(unsaid).toEqual([])
  })

  it('are not empty, and have both forms where something is counted', () => {
    expect([...texts].filter(([, text]) => text.trim() === '' || text.trim() !== text)).toEqual([])
    const halves = [...texts.keys()].filter(
      (key) =>
        (key.endsWith('_one') && !texts.has(key.replace(/_one$/, '_other'))) ||
        (key.endsWith('_other') && !texts.has(key.replace(/_other$/, '_one'))),
    )
    expect(halves).toEqual([])
  })
})

/** What is counted in these is never one. */
const neverOne = [
  'companyPage.trend.newest',
  'companyPage.generate.seconds',
  'companyReport.contrast.topic',
  'files.company.listed',
  'companyReport.plan.share.whyAll',
  'companyReport.satisfactionLinks.higher',
  'companyReport.satisfactionLinks.lower',
  'companyReport.satisfactionLinks.unclear',
  'companyReport.department.silent',
  'pieces.companyFields.people',
  'report.employee.brief.allAlike',
  'submissions.arrivals.haveAnswered',
]
/** A number before a plural; a part, as in “1 of 3 people”, goes by how many the whole has. */
const manyCounted =
  /(?<!\b(?:of|than) )\{\{(?:number|people|count|total|points|reports|started)\}\} (?:are|have|were|people|points|reports|tries|seconds)\b/

const everyText = new Map(
  readdirSync(path.join(root, 'languages/en')).flatMap((name) =>
    textsIn(
      JSON.parse(readFileSync(path.join(root, 'languages/en', name), 'utf8')),
      `${path.basename(name, '.json')}.`,
    ),
  ),
)

it('what is counted is said in the singular too, wherever there can be one', () => {
  const many = [...everyText].filter(([key, text]) => manyCounted.test(text) && !key.endsWith('_other'))
  expect(many.map(([key]) => key).toSorted()).toEqual(neverOne.toSorted())
})

/** The whole of these is never one: two departments, somebody who answered and somebody who did not, more than fit a page. */
const neverOfOne = [
  'companyPage.heat.peopleShown',
  'companyReport.department.gradedOne',
  'companyReport.plan.silent.why',
  'files.company.listed',
]
const partOfMany = /\bof (?:the )?\{\{\w+\}\} (?:people|texts)\b/

it('a part is said of a whole of one too, wherever there can be one', () => {
  const saysMany = (key: string) => partOfMany.test(everyText.get(key) ?? '')
  const without = [...everyText.keys()].filter(saysMany).filter((key) => {
    const base = key.replace(/_(?:one|other)$/, '')
    const hasOnly = everyText.has(`${base}Only`)
    return !hasOnly && (!key.endsWith('_other') || saysMany(`${base}_one`))
  })
  const bases = new Set(without.map((key) => key.replace(/_(?:one|other)$/, '')))
  expect([...bases].toSorted()).toEqual(neverOfOne)
})
