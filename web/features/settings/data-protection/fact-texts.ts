import type { DataProtection } from '../../../../contract/data-protection.ts'
import { counted, peopleCount, reportCount } from '../../../core/words.ts'

/** The facts of data protection in sentences, in the order of a paper that answers for them. */

export type FactSection = {
  title: string
  intro?: string
  facts: readonly { name: string; text: string }[]
}

const days = (count: number): string => counted(count, 'day', 'days')
const members = (count: number): string => counted(count, 'member', 'members')

const stored = ({ stored: count, retention }: DataProtection): FactSection => ({
  title: 'What is stored',
  intro: 'Counted as of now, of this organization alone.',
  facts: [
    {
      name: 'People',
      text: `${peopleCount(count.people)}: name, e-mail address, job title, department, and how it stands with their invitation.`,
    },
    {
      name: 'Answers',
      text: `${counted(count.submissions, 'completed questionnaire', 'completed questionnaires')}, as they were written, with earlier answers of those that were opened again; ${counted(count.drafts, 'is', 'are')} only begun, and read by nobody but their authors.`,
    },
    {
      name: 'Reports',
      text: `${counted(count.reports, 'version', 'versions')} of people’s reports and ${counted(count.companyReports, 'version', 'versions')} of the company report, with who reviewed, edited, released, acknowledged or contested them, and what they wrote.`,
    },
    {
      name: 'Accounts',
      text: 'Of members: name, e-mail address, phone and photo where they gave one; where they are signed in, with device and network address. Conversations with the assistant belong to whoever had them.',
    },
    {
      name: 'Removed people',
      text: `${count.removedPeople === 0 ? 'Nobody at present' : peopleCount(count.removedPeople)}. Whoever is removed can be brought back for ${days(retention.removedPersonDays)}.`,
    },
    {
      name: 'Audit log',
      text: `${counted(count.auditEntries, 'entry', 'entries')}: who did what and when. It holds no answers and no texts of reports.`,
    },
  ],
})

const where = ({ database, pictures, isEncrypted, publicUrl }: DataProtection): FactSection => ({
  title: 'Where it is',
  facts: [
    {
      name: 'Database',
      text:
        database === 'embedded'
          ? 'PostgreSQL on the server itself, in the data folder of its operator.'
          : 'A PostgreSQL database that the operator of this server has set. Ask the operator who runs it, and in which country.',
    },
    {
      name: 'Pictures',
      text:
        pictures.place === 'database'
          ? 'In the same database.'
          : `In a store of files that the operator has set, in the region ${pictures.region}.`,
    },
    {
      name: 'On its way',
      text: isEncrypted
        ? `Encrypted: the server is reached at ${publicUrl}.`
        : `Not encrypted: the server is reached at ${publicUrl}. That is for one machine, not for a network.`,
    },
    {
      name: 'At rest',
      text: 'Sign-in codes and session tokens are stored as hashes only. Muster does not encrypt the database itself: the operator’s disk has to.',
    },
    {
      name: 'On people’s devices',
      text: 'Their session, and answers of a questionnaire until they are submitted, and people typed into the setup until they are invited. No cookies of others, no analytics, no fonts from elsewhere.',
    },
  ],
})

const whoReads = ({ readers, reportVisibility, groupThreshold }: DataProtection): FactSection => ({
  title: 'Who may read what',
  intro: `${counted(readers.owners, 'owner', 'owners')}, ${counted(readers.admins, 'admin', 'admins')}, ${counted(readers.employees, 'employee with an account', 'employees with an account')}.`,
  facts: [
    {
      name: 'Answers, with names',
      text: `Their author, and ${members(readers.ofAnswers)} who may read answers. What is only begun: its author alone.`,
    },
    {
      name: 'A person’s report before it is released',
      text: `${members(readers.ofEveryReport)}: owners and admins who may see reports. The person finds nothing of it yet.`,
    },
    {
      name: 'A released report',
      text:
        reportVisibility === 'own'
          ? 'The person it is about, besides those. Colleagues do not see it.'
          : 'The person it is about, and every member of the organization: its settings show all released reports to everybody.',
    },
    {
      name: 'The company report',
      text:
        reportVisibility === 'own'
          ? `Once released, every member, without names and quotes. Scores of a group of fewer than ${groupThreshold} who answered are shown to owners and admins only.`
          : `Once released, every member, with names. Scores of a group of fewer than ${groupThreshold} who answered are shown to owners and admins only, where not each single report is open.`,
    },
    { name: 'Suggested pay', text: 'Owners and admins. No employee, whatever the settings are.' },
    {
      name: 'Who decides',
      text: `${members(readers.releasing)} may review and release reports, one at a time and never their own while somebody else can. Grades are computed by a fixed sum from self-ratings, and have no automatic consequence.`,
    },
    { name: 'Conversations with the assistant', text: 'Whoever had them. Not the owner, not admins.' },
    {
      name: 'Other software',
      text:
        readers.apiKeys === 0
          ? 'None: no API key is in force.'
          : `${counted(readers.apiKeys, 'API key is', 'API keys are')} in force, with which other software reads or does what the key was made for, and no more than the owner or admin who made it may.`,
    },
    { name: 'The operator', text: 'Whoever runs this server can reach its database.' },
  ],
})

const howLong = ({ retention: kept }: DataProtection): FactSection => ({
  title: 'How long it stays',
  intro: 'Everything stays until somebody removes it or the organization is deleted, but for this:',
  facts: [
    { name: 'Removed people', text: `Erased for good after ${days(kept.removedPersonDays)}.` },
    { name: 'Deleted reports', text: `Erased for good after ${days(kept.removedReportDays)}.` },
    { name: 'Links of invitations', text: `Open nothing after ${days(kept.invitationDays)}.` },
    { name: 'To whom mails went', text: `Known for ${days(kept.mailDays)}.` },
    {
      name: 'What runs have done',
      text: `Rows of invitations, reminders and reports made at once: ${days(kept.runDays)}.`,
    },
    { name: 'What webhooks were sent', text: `${days(kept.webhookLogDays)}, with how it was answered.` },
    {
      name: 'What has changed, for live lists',
      text: `${days(kept.changeDays)}: that something changed, not what.`,
    },
    {
      name: 'Sessions',
      text: `End after ${days(kept.sessionDays)}; listed for ${days(kept.endedSessionDays)} more.`,
    },
    {
      name: 'Sign-in codes',
      text: `Good for ${counted(kept.codeMinutes, 'minute', 'minutes')}. That one was asked for is known for ${days(kept.codeTraceDays)}, that it was mailed for ${days(kept.signInMailDays)}.`,
    },
  ],
})

const mailText = ({ mail, retention }: DataProtection): string => {
  if (mail.delivery === 'smtp') {
    return `Mails leave through the mail server that the operator has set, from ${mail.from}. They hold names, links, and what is written to somebody whose answers are opened again; no answers, scores or grades.`
  }
  return `None: no mail leaves this server. Mails are kept on it as files for ${days(retention.mailDays)}.`
}

/** What is not configured leaves no trace of billing. */
const whoElse = (facts: DataProtection): FactSection => ({
  title: 'Who else gets any of it',
  facts: [
    { name: 'Mail', text: mailText(facts) },
    {
      name: 'Google Firebase',
      text:
        facts.signInProvider === null
          ? 'Nothing: it is not set up. People sign in with a code by e-mail.'
          : `E-mail address and name of whoever signs in with Google or a password, at ${facts.signInProvider.host}. Nothing of those who sign in with a code.`,
    },
    ...(facts.paymentProvider === null
      ? []
      : [
          {
            name: 'Stripe',
            text: `Of the organization its subscription and the e-mail address for receipts, at ${facts.paymentProvider.host}. Nothing about its people.`,
          },
        ]),
    ...(facts.support === null
      ? []
      : [
          {
            name: 'Support',
            text: `What somebody writes in the help centre, with their name, e-mail address and role, at ${facts.support.address}.`,
          },
        ]),
    ...(facts.webhooks.length === 0
      ? []
      : [
          {
            name: 'Webhooks',
            text: `Other software that the organization has named is told when a questionnaire is submitted, a report released or a member changed, at ${facts.webhooks.join(', ')}. Ids alone: no names, addresses, answers, scores or grades.`,
          },
        ]),
    {
      name: 'Language model',
      text:
        facts.model === null
          ? 'None: reports and replies of the assistant are worked out on this server.'
          : `${facts.model.name} at ${facts.model.host}. For reports of people it is sent answers with their questions, without names, and words them anew; it writes no number or grade. In the chat it is sent the question with what was said before, whatever is looked up for it (names, answers and parts of reports that the person who asks may see), and the text${facts.model.readsImages ? ' and pictures' : ''} of files they attach.`,
    },
  ],
})

const whatToDo: FactSection = {
  title: 'What people can ask for',
  facts: [
    {
      name: 'A copy',
      text: 'Everybody with an account: Settings, Data and account, Download my data. Of the organization: Export on the pages of reports.',
    },
    {
      name: 'Correction',
      text: 'Submissions, Open for changes: the person answers anew. On a released report: I see it differently, which asks for a response.',
    },
    {
      name: 'Erasure',
      text: 'Submissions, Remove, then Erase for good: answers, reports, mails, and their name in company reports. An account: Settings, Data and account. Everything: Settings, Organization, Delete.',
    },
    {
      name: 'Backups',
      text: 'Muster makes none. What the operator’s backups hold stays in them until they run out.',
    },
    {
      name: 'Left to you',
      text: 'The legal basis, telling and hearing those who represent employees, and the contract with the operator.',
    },
  ],
}

/** Every section of the paper. */
export const factSections = (facts: DataProtection): FactSection[] => [
  stored(facts),
  where(facts),
  whoReads(facts),
  howLong(facts),
  whoElse(facts),
  whatToDo,
]

/** In a sentence, how much there is. */
export const inShort = ({ stored: count }: DataProtection): string =>
  `${peopleCount(count.people)}, ${counted(count.submissions, 'completed questionnaire', 'completed questionnaires')}, ${reportCount(count.reports + count.companyReports)} with all versions.`
