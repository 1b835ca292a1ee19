import type { QueryClient } from '@tanstack/react-query'
import { accounts } from '../../contract/calls/accounts.ts'
import { organizations, type OrganizationOfUser } from '../../contract/calls/organizations.ts'
import { can } from '../../contract/rights/permissions.ts'
import { isLanguageCode, type LanguageCode } from '../../languages/index.ts'
import { ask } from '../core/api/queries.ts'
import { mayDecide } from '../core/organization/can-release.ts'
import { chosenLanguage, languageOfPerson, localeOf } from '../core/i18n/locale.ts'
import { presumedOrganization } from '../core/organization/selected-organization.ts'
import { companyReport, everyVersion, stepsOf } from '../features/company-report/company-report-queries.ts'

/**
 * Asks for what the guards and the first page will need while their files are still on the way; they find it in the
 * cache, or wait for the same answer. What fails here they ask for themselves, and tell.
 */
export const askAhead = async (
  client: QueryClient,
  isLatestReport: boolean,
  languageOfAddress: unknown,
): Promise<void> => {
  const profile = client.fetchQuery(ask(accounts.getProfile, {}))
  const list = client.fetchQuery(ask(organizations.getUserOrganizations, {}))
  const [{ user }, { organizations: mine }] = await Promise.all([profile, list])
  const organization = presumedOrganization(mine)
  if (organization === undefined) return
  if (can(organization, 'org:view')) {
    void client.prefetchQuery(ask(organizations.getOrgData, {}, organization.orgId))
  }
  const language = isLanguageCode(languageOfAddress)
    ? languageOfAddress
    : (chosenLanguage() ?? languageOfPerson(user.language, organization.invitedIn))
  if (isLatestReport && organization.onboardingCompleted && can(organization, 'report:view')) {
    await askForWiki(client, organization, language)
  }
}

const askForWiki = async (
  client: QueryClient,
  organization: OrganizationOfUser,
  language: LanguageCode,
): Promise<void> => {
  const { orgId } = organization
  // The first date that is written takes as long as a hundred: it is written while the report is on the way.
  setTimeout(() => new Date().toLocaleDateString(localeOf(language), { dateStyle: 'long' }))
  const { versions } = await client.fetchQuery(everyVersion(orgId))
  const latest = versions[0]
  if (latest === undefined) return
  void client.prefetchQuery(companyReport(undefined, language, orgId))
  if (mayDecide(organization)) void client.prefetchQuery(stepsOf(latest.id, orgId))
}
