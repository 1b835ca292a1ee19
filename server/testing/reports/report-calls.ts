import { v7 as newId } from 'uuid'
import { beforeAll } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { testApp } from '../app.ts'
import { fullAnswers } from '../submissions/full-answers.ts'
import { newMember, newPeople, organizationFor, type InvitedPerson } from '../new-organization.ts'
import type { Member } from '../organizations.ts'

/** A version of a report: a person's, or the company's. */
type Version = { employeeId: string; version: number } | { reportId: string }

/** What tests of reports do again and again, over the product's own door. */
export const reportCalls = (it: ReturnType<typeof testApp>) => {
  const submit = (person: InvitedPerson, answers: Record<string, string> = {}) =>
    it.ok(contract.submitEmployeeAnswers, {
      employeeId: person.id,
      answers: { ...fullAnswers, full_name: person.name, ...answers },
      inviteCode: person.code,
    })

  /** A company of two departments: six people in Operations, of whom all answered, and three in Finance, of whom two did. */
  const newCompany = async () => {
    const orgId = newId()
    const owner = await newMember(it.host, it.now, orgId, 'owner')
    const operations = await newPeople(
      it.host,
      it.now,
      orgId,
      ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville', 'Hedy Lamarr', 'Joan Clarke', 'Emmy Noether'],
      'Operations',
    )
    const finance = await newPeople(
      it.host,
      it.now,
      orgId,
      ['Sofia Kovalevskaya', 'Lise Meitner', 'Rosa Silent'],
      'Finance',
    )
    for (const [index, person] of operations.entries()) {
      await submit(person, {
        title_department: 'Analyst, Operations',
        job_satisfaction: index === 0 ? '2' : '8',
        team_support: `More people would help, says number ${index}`,
        additional_feedback: `Words of my own, number ${index}`,
      })
    }
    for (const person of finance.slice(0, 2)) {
      await submit(person, {
        title_department: 'Bookkeeper, Finance',
        job_satisfaction: '3',
        missing_tools: 'An onboarding tool, and more hands',
      })
    }
    return { orgId, owner, operations, finance, people: [...operations, ...finance] }
  }

  /** An organization with an admin, for the tests of a file, in which people are asked and answer. */
  const organizationWithAdmin = () => {
    const { here, newPerson } = organizationFor(it)
    let admin: Member | undefined
    beforeAll(async () => {
      admin = await newMember(it.host, it.now, here().orgId, 'admin')
    })
    return {
      here,
      newPerson,
      admin: () => {
        if (!admin) throw new Error('There is an admin inside of tests and hooks only.')
        return admin
      },
      answeredPerson: async (name?: string) => {
        const person = await newPerson(name)
        await submit(person)
        return person
      },
    }
  }

  const generate = async ({ id }: { id: string }, by: Member) =>
    (await it.ok(contract.generateEmployeeReport, { employee: { id } }, by)).report
  const generateCompany = async (by: Member) => (await it.ok(contract.generateCompanyReport, {}, by)).report
  const review = (which: Version, by: Member) =>
    it.ok(contract.reviewReport, { ...which, reason: 'Looked through it' }, by)
  /** Reviews a version and lets its readers have it. */
  const release = async (which: Version, by: Member) => {
    await review(which, by)
    return it.ok(contract.releaseReport, which, by)
  }

  return {
    submit,
    newCompany,
    organizationWithAdmin,
    generate,
    review,
    release,
    /** A new report of a person, which they find. */
    released: async (person: { id: string }, by: Member) => {
      const { id: _, version } = await generate(person, by)
      await release({ employeeId: person.id, version }, by)
      return (await it.ok(contract.getReport, { employeeId: person.id }, by)).report
    },
    /** A new company report, which everybody finds. */
    releasedCompany: async (by: Member) => {
      const { id } = await generateCompany(by)
      await release({ reportId: id }, by)
      return (await it.ok(contract.getCompanyReport, {}, by)).report
    },
    save: (employeeId: string, reportData: unknown, by: Member) =>
      it.call(contract.saveReport, { employeeId, reportData }, by),
    generateCompany,
    saveCompany: (report: unknown, by: Member) => it.call(contract.saveCompanyReport, { report }, by),
    latestCompany: async (by: Member) => (await it.ok(contract.getCompanyReport, {}, by)).report,
    /** Sets `settings.reportVisibility`. */
    show: (orgId: string, reportVisibility: 'own' | 'organization') =>
      it.host.database
        .sql`update organizations set settings = settings || ${it.host.database.sql.json({ reportVisibility })} where id = ${orgId}`,
  }
}

/** The sentence for whatever is changed in a report besides its texts. */
export const onlyTexts =
  'You can edit only the texts of a report. Its numbers, grades, names and evidence are computed. Load the latest version and edit that.'
