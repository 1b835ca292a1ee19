import type { DataProtection } from '../../../../contract/calls/data-protection.ts'
import { englishMoment } from '../../../core/i18n/locale.ts'
import { say } from '../t.ts'
import { days, pluralText, members, type FactSection } from './fact-section.ts'

/** Of the facts, who gets to see what is stored. */

/** Who of the organization may read what, and who besides. */
export const readersSection = ({
  readers,
  reportVisibility,
  reportsOpenSince,
  groupThreshold,
}: DataProtection): FactSection => ({
  title: say('factTexts.whoMayReadWhat'),
  intro: say('factTexts.readers', {
    owners: pluralText('factTexts.owners', readers.owners),
    admins: pluralText('factTexts.admins', readers.admins),
    employees: pluralText('factTexts.employees', readers.employees),
  }),
  facts: [
    {
      name: say('factTexts.answersWithNames'),
      text: say('factTexts.theirAuthorAndWhoMay', { ofAnswers: members(readers.ofAnswers) }),
    },
    {
      name: say('factTexts.aPersonsReportBeforeIt'),
      text: say('factTexts.ownersAndAdminsWhoMay', { ofEveryReport: members(readers.ofEveryReport) }),
    },
    {
      name: say('factTexts.aReleasedReport'),
      text:
        reportVisibility === 'own'
          ? say('factTexts.thePersonItIsAbout')
          : [
              say('factTexts.thePersonAndEveryMember'),
              ...(reportsOpenSince === null
                ? []
                : [say('factTexts.earlierAnswersStay', { moment: englishMoment(reportsOpenSince) })]),
            ].join(' '),
    },
    {
      name: say('factTexts.theCompanyReport'),
      text:
        reportVisibility === 'own'
          ? say('factTexts.onceReleasedEveryMemberWithout', { groupThreshold })
          : say('factTexts.onceReleasedEveryMemberWith', { groupThreshold }),
    },
    { name: say('factTexts.suggestedPay'), text: say('factTexts.ownersAndAdminsNoEmployee') },
    {
      name: say('factTexts.whoDecides'),
      text: say('factTexts.mayReviewAndReleaseReports', { releasing: members(readers.releasing) }),
    },
    { name: say('factTexts.conversationsWithTheAssistant'), text: say('factTexts.whoeverHadThemNotThe') },
    {
      name: say('factTexts.otherSoftware'),
      text:
        readers.apiKeys === 0
          ? say('factTexts.noneNoApiKeyIs')
          : pluralText('factTexts.keysInForce', readers.apiKeys),
    },
    { name: say('factTexts.everythingAsOneFile'), text: say('factTexts.anOwnerInPersonWhatIsInIt') },
    { name: say('factTexts.theOperator'), text: say('factTexts.whoeverRunsThisServerCan') },
  ],
})

const mailText = ({ mail, retention }: DataProtection): string => {
  if (mail.delivery === 'smtp') {
    return say('factTexts.mailsLeaveThroughTheMail', { from: mail.from })
  }
  return say('factTexts.noneNoMailLeavesThis', { mailDays: days(retention.mailDays) })
}

/** Who else is given something; what is not configured leaves no trace of billing. */
export const recipientsSection = (facts: DataProtection): FactSection => ({
  title: say('factTexts.whoElseGetsAnyOf'),
  facts: [
    { name: say('factTexts.mail'), text: mailText(facts) },
    {
      name: say('factTexts.googleFirebase'),
      text:
        facts.signInProvider === null
          ? say('factTexts.nothingItIsNotSet')
          : say('factTexts.eMailAddressAndName', { host: facts.signInProvider.host }),
    },
    ...(facts.paymentProvider === null
      ? []
      : [
          {
            name: say('factTexts.stripe'),
            text: say('factTexts.ofTheOrganizationItsSubscription', { host: facts.paymentProvider.host }),
          },
        ]),
    ...(facts.support === null
      ? []
      : [
          {
            name: say('factTexts.support'),
            text: say('factTexts.whatSomebodyWritesInThe', { address: facts.support.address }),
          },
        ]),
    ...(facts.webhooks.length === 0
      ? []
      : [
          {
            name: say('factTexts.webhooks'),
            text: say('factTexts.otherSoftwareThatTheOrganization', { webhooks: facts.webhooks.join(', ') }),
          },
        ]),
    {
      name: say('factTexts.languageModel'),
      text:
        facts.model === null
          ? say('factTexts.noneReportsAndRepliesOf')
          : say(facts.model.readsImages ? 'factTexts.modelAndPictures' : 'factTexts.model', {
              name: facts.model.name,
              host: facts.model.host,
            }),
    },
  ],
})
