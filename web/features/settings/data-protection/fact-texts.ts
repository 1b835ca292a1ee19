import type { DataProtection } from '../../../../contract/calls/data-protection.ts'
import { peopleCount, reportCount } from '../../../core/i18n/labels.ts'
import { ruleTexts } from './retention-rule-texts.ts'
import { say } from '../t.ts'
import { days, pluralText, type FactSection } from './fact-section.ts'
import { recipientsSection, readersSection } from './reader-facts.ts'

/** The facts of data protection in sentences, in the order of a paper that answers for them. */

const stored = ({ stored: count, retention }: DataProtection): FactSection => ({
  title: say('factTexts.whatIsStored'),
  intro: say('factTexts.countedAsOfNowOf'),
  facts: [
    {
      name: say('factTexts.people'),
      text: say('factTexts.nameEMailAddressJob', { people: peopleCount(count.people) }),
    },
    {
      name: say('factTexts.answers'),
      text: say('factTexts.asTheyWereWrittenWith', {
        questionnaires: pluralText('factTexts.questionnaires', count.submissions),
        drafts: pluralText('factTexts.are', count.drafts),
      }),
    },
    {
      name: say('factTexts.reports'),
      text: say('factTexts.ofPeoplesReportsAndOf', {
        versions: pluralText('factTexts.versions', count.reports),
        companyVersions: pluralText('factTexts.versions', count.companyReports),
      }),
    },
    {
      name: say('factTexts.accounts'),
      text: say('factTexts.ofMembersNameEMail'),
    },
    {
      name: say('factTexts.removedPeople'),
      text: say('factTexts.whoeverIsRemovedCanBe', {
        people:
          count.removedPeople === 0 ? say('factTexts.nobodyAtPresent') : peopleCount(count.removedPeople),
        days: days(retention.removedPersonDays),
      }),
    },
    {
      name: say('factTexts.auditLog'),
      text: say('factTexts.whoDidWhatAndWhen', {
        entries: pluralText('factTexts.entries', count.auditEntries),
      }),
    },
  ],
})

const where = ({ database, pictures, isEncrypted, publicUrl }: DataProtection): FactSection => ({
  title: say('factTexts.whereItIs'),
  facts: [
    {
      name: say('factTexts.database'),
      text:
        database === 'embedded'
          ? say('factTexts.postgresqlOnTheServerItself')
          : say('factTexts.aPostgresqlDatabaseThatThe'),
    },
    {
      name: say('factTexts.pictures'),
      text:
        pictures.place === 'database'
          ? say('factTexts.inTheSameDatabase')
          : say('factTexts.inAStoreOfFiles', { region: pictures.region }),
    },
    {
      name: say('factTexts.onItsWay'),
      text: isEncrypted
        ? say('factTexts.encryptedTheServerIsReached', { publicUrl })
        : say('factTexts.notEncryptedTheServerIs', { publicUrl }),
    },
    {
      name: say('factTexts.atRest'),
      text: say('factTexts.signInCodesAndSession'),
    },
    {
      name: say('factTexts.onPeoplesDevices'),
      text: say('factTexts.theirSessionAndAnswersOf'),
    },
  ],
})

const howLong = ({ retention: kept, rules }: DataProtection): FactSection => ({
  title: say('factTexts.howLongItStays'),
  intro: say('factTexts.everythingStaysUntilSomebodyRemoves'),
  facts: [
    ...ruleTexts({ rules }),
    {
      name: say('factTexts.removedPeople'),
      text: say('factTexts.erasedForGoodAfter', { removedPersonDays: days(kept.removedPersonDays) }),
    },
    {
      name: say('factTexts.deletedReports'),
      text: say('factTexts.deletedReportsErasedAfter', { removedReportDays: days(kept.removedReportDays) }),
    },
    {
      name: say('factTexts.linksOfInvitations'),
      text: say('factTexts.openNothingAfter', { invitationDays: days(kept.invitationDays) }),
    },
    {
      name: say('factTexts.toWhomMailsWent'),
      text: say('factTexts.knownFor', { mailDays: days(kept.mailDays) }),
    },
    {
      name: say('factTexts.whatRunsHaveDone'),
      text: say('factTexts.rowsOfInvitationsRemindersAnd', { runDays: days(kept.runDays) }),
    },
    {
      name: say('factTexts.whatWebhooksWereSent'),
      text: say('factTexts.withHowItWasAnswered', { webhookLogDays: days(kept.webhookLogDays) }),
    },
    {
      name: say('factTexts.whatHasChangedForLive'),
      text: say('factTexts.thatSomethingChangedNotWhat', { changeDays: days(kept.changeDays) }),
    },
    {
      name: say('factTexts.sessions'),
      text: say('factTexts.endAfterListedForMore', {
        sessionDays: days(kept.sessionDays),
        endedSessionDays: days(kept.endedSessionDays),
      }),
    },
    {
      name: say('factTexts.signInCodes'),
      text: say('factTexts.goodForThatOneWas', {
        minutes: pluralText('factTexts.minutes', kept.codeMinutes),
        codeTraceDays: days(kept.codeTraceDays),
        signInMailDays: days(kept.signInMailDays),
      }),
    },
  ],
})

const whatToDo: FactSection = {
  title: say('factTexts.whatPeopleCanAskFor'),
  facts: [
    {
      name: say('factTexts.aCopy'),
      text: say('factTexts.everybodyWithAnAccountSettings'),
    },
    {
      name: say('factTexts.correction'),
      text: say('factTexts.submissionsOpenForChangesThe'),
    },
    {
      name: say('factTexts.erasure'),
      text: say('factTexts.submissionsRemoveThenEraseFor'),
    },
    {
      name: say('factTexts.backups'),
      text: say('factTexts.musterMakesNoneWhatThe'),
    },
    {
      name: say('factTexts.leftToYou'),
      text: say('factTexts.theLegalBasisTellingAnd'),
    },
  ],
}

/** Every section of the paper. */
export const factSections = (facts: DataProtection): FactSection[] => [
  stored(facts),
  where(facts),
  readersSection(facts),
  howLong(facts),
  recipientsSection(facts),
  whatToDo,
]

/** In a sentence, how much there is. */
export const storedSummary = ({ stored: count }: DataProtection): string =>
  say('factTexts.withAllVersions', {
    people: peopleCount(count.people),
    questionnaires: pluralText('factTexts.questionnaires', count.submissions),
    reports: reportCount(count.reports + count.companyReports),
  })
