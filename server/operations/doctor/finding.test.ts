import { expect, test } from 'vitest'
import { mergeFindings, ok, warning, wrong } from './finding.ts'

test('what is found of one thing at several places is one line: the worst of it, else all of it', () => {
  const mail = ok('Mail', 'is there')
  const near = ok('Clock', 'within 30 seconds of that of the database')
  const zone = warning('Clock', 'The zone is not known.')
  const behind = wrong('Clock', 'Ten hours behind.')
  expect(mergeFindings([near, mail, zone], 'Clock')).toEqual([zone, mail])
  expect(mergeFindings([near, mail, zone, behind], 'Clock')).toEqual([
    wrong('Clock', 'The zone is not known. Ten hours behind.'),
    mail,
  ])
  expect(mergeFindings([mail, near, ok('Clock', 'within 30 seconds of that of x')], 'Clock')).toEqual([
    mail,
    ok('Clock', 'within 30 seconds of that of the database; within 30 seconds of that of x'),
  ])
  expect(mergeFindings([mail], 'Clock')).toEqual([mail])
})
