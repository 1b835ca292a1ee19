import { expect, test } from 'vitest'
import { withoutCountingLetters } from './list-letters.ts'

test.each([
  [
    ['A. Ben ben@x.example', 'B. Carla carla@x.example', 'C. Dan dan@x.example'],
    ['Ben ben@x.example', 'Carla carla@x.example', 'Dan dan@x.example'],
  ],
  [
    ['a. Anna anna@x.example', '', 'b. Berta berta@x.example', 'c. Carl carl@x.example'],
    ['Anna anna@x.example', '', 'Berta berta@x.example', 'Carl carl@x.example'],
  ],
  [
    ['i. Ben', 'ii. Carla', 'iii. Dan'],
    ['Ben', 'Carla', 'Dan'],
  ],
  [
    ['أ. سارة', 'ب. علي', 'ج. ليلى'],
    ['سارة', 'علي', 'ليلى'],
  ],
  [
    ['1 Anna', '2 Ben'],
    ['Anna', 'Ben'],
  ],
  [
    ['١ سارة', '٢ علي'],
    ['سارة', 'علي'],
  ],
  [
    ['o Anna', 'o  Ben'],
    ['Anna', 'Ben'],
  ],
])('%j is counted by letters', (lines, names) => {
  expect(withoutCountingLetters(lines)).toEqual(names)
})

test.each([
  [['A. Smith', 'B. Jones']],
  [['A. Smith asmith@x.example', 'B. Jones b.jones@x.example', 'C. Ray cray@x.example']],
  [['A. Smith', 'C. Jones', 'B. Ray']],
  [['A. Ben', 'Carla', 'C. Dan']],
  [['J. Smith', 'K. Jones', 'L. Ray']],
  [['o Anna', 'Ben']],
  [['50 Cent', '2 Pac']],
  [['1 Anna']],
  [[]],
])('%j begins with initials', (lines) => {
  expect(withoutCountingLetters(lines)).toEqual(lines)
})
