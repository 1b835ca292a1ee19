import { expect, it } from 'vitest'
import { containsQuote } from './contains-quote.ts'

it.each([
  ['10', '10', true],
  ['10', '1', false],
  ['We need\n  Excel.', 'We need Excel.', true],
  ['long '.repeat(100), `${'long '.repeat(58)}long…`, true],
  ['A CRM', 'A better CRM', false],
  ['- CRM\n- Excel\n- Slack\n- Jira', '“CRM”, “Excel”, “Slack” and 1 more', true],
  ['- CRM\n- Slack', '“CRM” and “Excel”', false],
  ['We call it “the pit” here', '“We call it ‘the pit’…”', true],
  ['Anything', '“”', false],
  [undefined, 'Excel', false],
])('of %j, that %j is held is %s', (answer, quote, isHeld) => {
  expect(containsQuote(answer, quote)).toBe(isHeld)
})
