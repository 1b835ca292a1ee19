import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { Invite } from '../../../../contract/calls/employees/employees.ts'
import { plainName, plainTitle } from '../../../../insights/text/plain-name.ts'
import { parseInvites, readInvites } from './parse-invites.ts'

const asOwner = { mayInviteAdmins: true }
const columnsLeftOut = (text: string) =>
  readInvites(text, asOwner)
    .columns.filter(({ meaning }) => meaning === 'leftOut')
    .map(({ heading }) => heading)
const problems = (text: string) => parseInvites(text, asOwner).map(({ problem }) => problem)
const given = (text: string) => parseInvites(text, asOwner).map((invite) => invite.given)

describe('pasted lines', () => {
  it('reads a name, an e-mail, a job title and a department', () => {
    expect(given('Amara Okafor <amara@x.example>, Accountant, Finance')).toEqual([
      { name: 'Amara Okafor', email: 'amara@x.example', role: 'Accountant', department: 'Finance' },
    ])
    expect(given('amara, Accountant')).toEqual([
      { name: 'amara', email: '', role: 'Accountant', department: '' },
    ])
    expect(given('"Okafor, Amara" <amara@x.example>')[0]?.name).toBe('Okafor, Amara')
  })

  it.each([
    'M&uuml;ller, Anna;anna@x.example',
    'M&#252;ller, Anna &lt;anna@x.example&gt;',
    'Name;E-Mail\nM&uuml;ller, Anna;anna@x.example',
    '&bull; M&uuml;ller, Anna &lt;anna@x.example&gt;',
  ])('%j came from a page: its entities are the characters that they stand for', (text) => {
    expect(given(text)).toMatchObject([{ name: 'Müller, Anna', email: 'anna@x.example' }])
  })

  it('leaves what is no entity as it is', () => {
    expect(given('R&D; Sales <sales@x.example>, A&B; Co')[0]?.email).toBe('sales@x.example')
    expect(given('"Anna & Co" <anna@x.example>')[0]?.name).toBe('Anna & Co')
    expect(given('Anna &amp; Co <anna@x.example>')[0]?.name).toBe('Anna & Co')
  })

  it('makes a name from an e-mail alone, and says that it did', () => {
    const [invite] = parseInvites('amara.okafor+muster@x.example\n', asOwner)
    expect(invite).toMatchObject({ given: { name: 'Amara Okafor' }, isNameGuessed: true, problem: null })
  })

  it('says what is wrong with a line in the contract’s words, and counts lines as the reader sees them', () => {
    const read = parseInvites('amara@x.example\n\nnonsense\nA <a@x.example>\n<b@>\r\n, Accountant', asOwner)
    expect(read.map(({ line, problem }) => [line, problem])).toEqual([
      [1, null],
      [3, 'Email is required: there is no e-mail address in this line'],
      [4, 'Display name must be at least 2 characters'],
      [5, 'Invalid email format'],
      [6, 'Email is required: there is no e-mail address in this line'],
    ])
  })

  it('says of a line without any e-mail that it is missing, and of one that was tried that it is wrong', () => {
    expect(problems('nobody\n,,,,\nBen, Cook\n, , Cook')).toEqual(
      Array(4).fill('Email is required: there is no e-mail address in this line'),
    )
    expect(problems('ben@\n@x.example\nBen <ben>\nBen ben@x')).toEqual(Array(4).fill('Invalid email format'))
  })

  it('reads every person of a line that a mail program wrote', () => {
    const people = [
      ['Anna Amann', 'anna@x.example'],
      ['Berta', 'berta@x.example'],
      ['Carl2', 'carl2@x.example'],
    ]
    for (const separator of ['; ', ', ', '\t']) {
      const line = ['Anna Amann <anna@x.example>', 'Berta <berta@x.example>', 'carl2@x.example']
      expect(given(line.join(separator)).map(({ name, email }) => [name, email])).toEqual(people)
    }
    expect(
      given('Ada <ada@x.example>, Engineer; Ben <ben@x.example>, Buyer').map(({ role }) => role),
    ).toEqual(['Engineer', 'Buyer'])
    expect(problems('Ada, ada@x.example, Ben, ben@x.example')).toEqual([
      'This line has more than one e-mail address (ada@x.example, ben@x.example): write one person a line',
    ])
  })

  it('keeps what stands in quotes together, whatever stands before them', () => {
    expect(given('"Doe, Jane" <jane@x.example>, Designer, "R&D, Labs"')).toEqual([
      { name: 'Doe, Jane', email: 'jane@x.example', role: 'Designer', department: 'R&D, Labs' },
    ])
    expect(given('name, email, department\n"Doe, Jane", jane@x.example, "R&D, ""Labs"""')).toEqual([
      { name: 'Doe, Jane', email: 'jane@x.example', role: '', department: 'R&D, "Labs"' },
    ])
  })

  it('calls somebody by the address whose only letter makes no name', () => {
    expect(parseInvites('q@x.example', asOwner)).toMatchObject([
      { given: { name: 'q@x.example' }, problem: null, isNameGuessed: true },
    ])
  })

  it('takes each address once', () => {
    expect(problems('amara@x.example\nben@x.example\nAMARA@x.example')).toEqual([
      null,
      null,
      'Same e-mail address as line 1',
    ])
  })

  it('reads nothing from nothing', () => {
    expect(parseInvites(' \n\t\n', asOwner)).toEqual([])
  })
})

describe('a CSV with a header', () => {
  it('finds its columns by their headings, in any order and with any separator', () => {
    for (const delimiter of [',', ';', '\t']) {
      const text = Papa.unparse(
        [
          ['Department', 'E-Mail', 'Full name', 'Job title', 'Phone'],
          ['Finance', 'amara@x.example', 'Okafor, Amara; MBA', 'Accountant', '123'],
        ],
        { delimiter },
      )
      expect(given(`\uFEFF${text}`)).toEqual([
        { name: 'Okafor, Amara; MBA', email: 'amara@x.example', role: 'Accountant', department: 'Finance' },
      ])
    }
  })

  it('counts lines past line breaks inside quotes', () => {
    const read = parseInvites('name,email\n"Amara\nOkafor",amara@x.example\nB,b@x.example\n', asOwner)
    expect(read.map(({ line }) => line)).toEqual([2, 4])
  })

  it('reads lines that do not keep to the header as lines', () => {
    const text = [
      'name,email,role',
      'Ada Byron <ada@x.example>, Engineer',
      'Ben\tben@x.example\tBuyer',
      'Cleo;cleo@x.example;Cook',
      'dora@x.example',
      'Emil,emil@x.example,Editor',
    ]
    expect(problems(text.join('\n'))).toEqual([null, null, null, null, null])
    expect(given(text.join('\n')).map(({ name, email, role }) => [name, email, role].join(' '))).toEqual([
      'Ada Byron ada@x.example Engineer',
      'Ben ben@x.example Buyer',
      'Cleo cleo@x.example Cook',
      'Dora dora@x.example ',
      'Emil emil@x.example Editor',
    ])
  })

  it('never invites somebody out of a column that names another person', () => {
    expect(problems('name,email,manager\nAda,,Boss <boss@x.example>')).toEqual(['Email is required'])
    const twice =
      'This line has more than one e-mail address (ada@x.example, ben@x.example): write one person a line'
    expect(problems('name,email\nAda,ada@x.example,ben@x.example')).toEqual([twice])
    expect(problems('email,e-mail 2\nada@x.example,ben@x.example')).toEqual([twice])
    expect(problems('name,email,manager\nAda,ada@x.example,ben@x.example')).toEqual([null])
    expect(
      problems('name\temail\nAda <ada@x.example>;Ben <ben@x.example>\t"\ncleo@x.example"').join(),
    ).toContain('cleo@x.example')
  })

  it('names the columns that it does not read', () => {
    expect(columnsLeftOut('Name;E-mail;Phone;Cost centre\nAda;ada@x.example;1;2')).toEqual([
      'Phone',
      'Cost centre',
    ])
    expect(columnsLeftOut('Ada <ada@x.example>, Engineer')).toEqual([])
    expect(problems('E-mail, ada@x.example')).toEqual([null])
  })

  it('lets only owners invite admins', () => {
    const text = 'email,name,membership role\na@x.example,Ada,Admin\nb@x.example,Ben,boss'
    expect(problems(text)).toEqual([null, 'The membership role is either employee or admin'])
    expect(given(text)[0]?.membershipRole).toBe('admin')
    expect(parseInvites(text, { mayInviteAdmins: false })[0]?.problem).toBe(
      'Only owners may invite somebody as an admin.',
    )
  })

  it('gives back what was written into the cells, made plain', () => {
    const word = fc.string({ minLength: 2, maxLength: 30, unit: 'grapheme' }).filter((text) => {
      const plain = text.trim()
      return plain.length >= 2 && plain.length === text.length && !/[\r\n]/.test(text)
    })
    const person = fc.record({ name: word, role: word, department: word })
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 20 }), (list) => {
        const rows = list.map((one, index) => ({ email: `p${index}@x.example`, ...one }))
        const read = parseInvites(Papa.unparse(rows, { newline: '\n' }), asOwner)
        expect(read.map((invite) => invite.given)).toEqual(
          rows.map(({ email, name, role, department }) => ({
            email,
            name: plainName(name),
            role: plainTitle(role),
            department: plainTitle(department),
          })),
        )
      }),
    )
  })
})

describe('any text at all', () => {
  it('is read without failing, and what has no problem the contract accepts', () => {
    const piece = fc.constantFrom(
      'a@x.example',
      'name',
      'email',
      '<',
      '>',
      ',',
      ';',
      '\t',
      '"',
      '\n',
      '\r\n',
      'Ada',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((list) => list.join('')),
        ),
        (text) => {
          for (const invite of parseInvites(text, asOwner)) {
            const isAccepted = Invite.safeParse(invite.given).success
            const isOfTheContract = !/^(Same e-mail|This line has)/.test(invite.problem ?? '')
            expect(!isOfTheContract || isAccepted === (invite.problem === null)).toBe(true)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})
