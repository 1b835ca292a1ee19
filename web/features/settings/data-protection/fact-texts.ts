import type { DataProtection } from '../../../../contract/calls/data-protection.ts'
import { peopleCount, reportCount } from '../../../core/i18n/labels.ts'
import { ruleTexts } from './retention-rule-texts.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }
import { days, pluralText, type FactSection } from './fact-section.ts'
import { recipientsSection, readersSection } from './reader-facts.ts'

/** The facts of data protection in sentences, in the order of a paper that answers for them. */

const stored = ({ stored: count, retention }: DataProtection): FactSection => ({
  title: t(texts, 'factTexts.whatIsStored'),
  intro: t(texts, 'factTexts.countedAsOfNowOf'),
  facts: [
    {
      name: t(texts, 'factTexts.people'),
      text: t(texts, 'factTexts.nameEMailAddressJob', { people: peopleCount(count.people) }),
    },
    {
      name: t(texts, 'factTexts.answers'),
      text: t(texts, 'factTexts.asTheyWereWrittenWith', {
        questionnaires: pluralText('factTexts.questionnaires', count.submissions),
        drafts: pluralText('factTexts.are', count.drafts),
      }),
    },
    {
      name: t(texts, 'factTexts.reports'),
      text: t(texts, 'factTexts.ofPeoplesReportsAndOf', {
        versions: pluralText('factTexts.versions', count.reports),
        companyVersions: pluralText('factTexts.versions', count.companyReports),
      }),
    },
    {
      name: t(texts, 'factTexts.accounts'),
      text: t(texts, 'factTexts.ofMembersNameEMail'),
    },
    {
      name: t(texts, 'factTexts.removedPeople'),
      text: t(texts, 'factTexts.whoeverIsRemovedCanBe', {
        people:
          count.removedPeople === 0
            ? t(texts, 'factTexts.nobodyAtPresent')
            : peopleCount(count.removedPeople),
        days: days(retention.removedPersonDays),
      }),
    },
    {
      name: t(texts, 'factTexts.auditLog'),
      text: t(texts, 'factTexts.whoDidWhatAndWhen', {
        entries: pluralText('factTexts.entries', count.auditEntries),
      }),
    },
  ],
})

const where = ({ database, pictures, isEncrypted, publicUrl }: DataProtection): FactSection => ({
  title: t(texts, 'factTexts.whereItIs'),
  facts: [
    {
      name: t(texts, 'factTexts.database'),
      text:
        database === 'embedded'
          ? t(texts, 'factTexts.postgresqlOnTheServerItself')
          : t(texts, 'factTexts.aPostgresqlDatabaseThatThe'),
    },
    {
      name: t(texts, 'factTexts.pictures'),
      text:
        pictures.place === 'database'
          ? t(texts, 'factTexts.inTheSameDatabase')
          : t(texts, 'factTexts.inAStoreOfFiles', { region: pictures.region }),
    },
    {
      name: t(texts, 'factTexts.onItsWay'),
      text: isEncrypted
        ? t(texts, 'factTexts.encryptedTheServerIsReached', { publicUrl })
        : t(texts, 'factTexts.notEncryptedTheServerIs', { publicUrl }),
    },
    {
      name: t(texts, 'factTexts.atRest'),
      text: t(texts, 'factTexts.signInCodesAndSession'),
    },
    {
      name: t(texts, 'factTexts.onPeoplesDevices'),
      text: t(texts, 'factTexts.theirSessionAndAnswersOf'),
    },
  ],
})

const retentionSection = ({ retention: kept, rules }: DataProtection): FactSection => ({
  title: t(texts, 'factTexts.howLongItStays'),
  intro: t(texts, 'factTexts.everythingStaysUntilSomebodyRemoves'),
  facts: [
    ...ruleTexts({ rules }),
    {
      name: t(texts, 'factTexts.removedPeople'),
      text: t(texts, 'factTexts.erasedForGoodAfter', { removedPersonDays: days(kept.removedPersonDays) }),
    },
    {
      name: t(texts, 'factTexts.deletedReports'),
      text: t(texts, 'factTexts.deletedReportsErasedAfter', {
        removedReportDays: days(kept.removedReportDays),
      }),
    },
    {
      name: t(texts, 'factTexts.linksOfInvitations'),
      text: t(texts, 'factTexts.openNothingAfter', { invitationDays: days(kept.invitationDays) }),
    },
    {
      name: t(texts, 'factTexts.toWhomMailsWent'),
      text: t(texts, 'factTexts.knownFor', { mailDays: days(kept.mailDays) }),
    },
    {
      name: t(texts, 'factTexts.whatRunsHaveDone'),
      text: t(texts, 'factTexts.rowsOfInvitationsRemindersAnd', { runDays: days(kept.runDays) }),
    },
    {
      name: t(texts, 'factTexts.whatWebhooksWereSent'),
      text: t(texts, 'factTexts.withHowItWasAnswered', { webhookLogDays: days(kept.webhookLogDays) }),
    },
    {
      name: t(texts, 'factTexts.whatHasChangedForLive'),
      text: t(texts, 'factTexts.thatSomethingChangedNotWhat', { changeDays: days(kept.changeDays) }),
    },
    {
      name: t(texts, 'factTexts.sessions'),
      text: t(texts, 'factTexts.endAfterListedForMore', {
        sessionDays: days(kept.sessionDays),
        endedSessionDays: days(kept.endedSessionDays),
      }),
    },
    {
      name: t(texts, 'factTexts.signInCodes'),
      text: t(texts, 'factTexts.goodForThatOneWas', {
        minutes: pluralText('factTexts.minutes', kept.codeMinutes),
        codeTraceDays: days(kept.codeTraceDays),
        signInMailDays: days(kept.signInMailDays),
      }),
    },
  ],
})

const whatToDo: FactSection = {
  title: t(texts, 'factTexts.whatPeopleCanAskFor'),
  facts: [
    {
      name: t(texts, 'factTexts.aCopy'),
      text: t(texts, 'factTexts.everybodyWithAnAccountSettings'),
    },
    {
      name: t(texts, 'factTexts.correction'),
      text: t(texts, 'factTexts.submissionsOpenForChangesThe'),
    },
    {
      name: t(texts, 'factTexts.erasure'),
      text: t(texts, 'factTexts.submissionsRemoveThenEraseFor'),
    },
    {
      name: t(texts, 'factTexts.backups'),
      text: t(texts, 'factTexts.musterMakesNoneWhatThe'),
    },
    {
      name: t(texts, 'factTexts.leftToYou'),
      text: t(texts, 'factTexts.theLegalBasisTellingAnd'),
    },
  ],
}

/** Every section of the paper. */
export const factSections = (facts: DataProtection): FactSection[] => [
  stored(facts),
  where(facts),
  readersSection(facts),
  retentionSection(facts),
  recipientsSection(facts),
  whatToDo,
]

/** In a sentence, how much there is. */
export const storedSummary = ({ stored: count }: DataProtection): string =>
  t(texts, 'factTexts.withAllVersions', {
    people: peopleCount(count.people),
    questionnaires: pluralText('factTexts.questionnaires', count.submissions),
    reports: reportCount(count.reports + count.companyReports),
  })
