import type { DataProtection } from '../../../../contract/calls/data-protection.ts'
import { englishMoment } from '../../../core/i18n/locale.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }
import { days, pluralText, members, type FactSection } from './fact-section.ts'

/** Of the facts, who gets to see what is stored. */

/** Who of the organization may read what, and who besides. */
export const readersSection = ({
  readers,
  reportVisibility,
  reportsOpenSince,
  groupThreshold,
}: DataProtection): FactSection => ({
  title: t(texts, 'factTexts.whoMayReadWhat'),
  intro: t(texts, 'factTexts.readers', {
    owners: pluralText('factTexts.owners', readers.owners),
    admins: pluralText('factTexts.admins', readers.admins),
    employees: pluralText('factTexts.employees', readers.employees),
  }),
  facts: [
    {
      name: t(texts, 'factTexts.answersWithNames'),
      text: t(texts, 'factTexts.theirAuthorAndWhoMay', { ofAnswers: members(readers.ofAnswers) }),
    },
    {
      name: t(texts, 'factTexts.aPersonsReportBeforeIt'),
      text: t(texts, 'factTexts.ownersAndAdminsWhoMay', { ofEveryReport: members(readers.ofEveryReport) }),
    },
    {
      name: t(texts, 'factTexts.aReleasedReport'),
      text:
        reportVisibility === 'own'
          ? t(texts, 'factTexts.thePersonItIsAbout')
          : [
              t(texts, 'factTexts.thePersonAndEveryMember'),
              ...(reportsOpenSince === null
                ? []
                : [t(texts, 'factTexts.earlierAnswersStay', { moment: englishMoment(reportsOpenSince) })]),
            ].join(' '),
    },
    {
      name: t(texts, 'factTexts.theCompanyReport'),
      text:
        reportVisibility === 'own'
          ? t(texts, 'factTexts.onceReleasedEveryMemberWithout', { groupThreshold })
          : t(texts, 'factTexts.onceReleasedEveryMemberWith', { groupThreshold }),
    },
    { name: t(texts, 'factTexts.suggestedPay'), text: t(texts, 'factTexts.ownersAndAdminsNoEmployee') },
    {
      name: t(texts, 'factTexts.whoDecides'),
      text: t(texts, 'factTexts.mayReviewAndReleaseReports', { releasing: members(readers.releasing) }),
    },
    {
      name: t(texts, 'factTexts.conversationsWithTheAssistant'),
      text: t(texts, 'factTexts.whoeverHadThemNotThe'),
    },
    {
      name: t(texts, 'factTexts.otherSoftware'),
      text:
        readers.apiKeys === 0
          ? t(texts, 'factTexts.noneNoApiKeyIs')
          : pluralText('factTexts.keysInForce', readers.apiKeys),
    },
    {
      name: t(texts, 'factTexts.everythingAsOneFile'),
      text: t(texts, 'factTexts.anOwnerInPersonWhatIsInIt'),
    },
    { name: t(texts, 'factTexts.theOperator'), text: t(texts, 'factTexts.whoeverRunsThisServerCan') },
  ],
})

const mailText = ({ mail, retention }: DataProtection): string => {
  if (mail.delivery === 'smtp') {
    return t(texts, 'factTexts.mailsLeaveThroughTheMail', { from: mail.from })
  }
  return t(texts, 'factTexts.noneNoMailLeavesThis', { mailDays: days(retention.mailDays) })
}

/** Who else is given something; what is not configured leaves no trace of billing. */
export const recipientsSection = (facts: DataProtection): FactSection => ({
  title: t(texts, 'factTexts.whoElseGetsAnyOf'),
  facts: [
    { name: t(texts, 'factTexts.mail'), text: mailText(facts) },
    {
      name: t(texts, 'factTexts.googleFirebase'),
      text:
        facts.signInProvider === null
          ? t(texts, 'factTexts.nothingItIsNotSet')
          : t(texts, 'factTexts.eMailAddressAndName', { host: facts.signInProvider.host }),
    },
    ...(facts.paymentProvider === null
      ? []
      : [
          {
            name: t(texts, 'factTexts.stripe'),
            text: t(texts, 'factTexts.ofTheOrganizationItsSubscription', {
              host: facts.paymentProvider.host,
            }),
          },
        ]),
    ...(facts.support === null
      ? []
      : [
          {
            name: t(texts, 'factTexts.support'),
            text: t(texts, 'factTexts.whatSomebodyWritesInThe', { address: facts.support.address }),
          },
        ]),
    ...(facts.webhooks.length === 0
      ? []
      : [
          {
            name: t(texts, 'factTexts.webhooks'),
            text: t(texts, 'factTexts.otherSoftwareThatTheOrganization', {
              webhooks: facts.webhooks.join(', '),
            }),
          },
        ]),
    {
      name: t(texts, 'factTexts.languageModel'),
      text:
        facts.model === null
          ? t(texts, 'factTexts.noneReportsAndRepliesOf')
          : t(texts, facts.model.readsImages ? 'factTexts.modelAndPictures' : 'factTexts.model', {
              name: facts.model.name,
              host: facts.model.host,
            }),
    },
  ],
})
