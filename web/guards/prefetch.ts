import type { QueryClient } from '@tanstack/react-query'
import { accounts } from '../../contract/calls/accounts.ts'
import { organizations, type OrganizationOfUser } from '../../contract/calls/organizations.ts'
import { can } from '../../contract/rights/permissions.ts'
import { isLanguageCode, type LanguageCode } from '../../languages/index.ts'
import { callQuery } from '../core/api/queries.ts'
import { canReleaseReports } from '../core/organization/can-release.ts'
import { chosenLanguage, resolveLanguage, readerLocale } from '../core/i18n/locale.ts'
import { expectedOrganization } from '../core/organization/selected-organization.ts'
import {
  companyReportQuery,
  allVersionsQuery,
  reportStepsQuery,
} from '../features/company-report/company-report-queries.ts'

/**
 * Asks for what the guards and the first page will need while their files are still on the way; they find it in the
 * cache, or wait for the same answer. What fails here they ask for themselves, and tell.
 */
export const prefetchQueries = async (
  client: QueryClient,
  isLatestReport: boolean,
  languageOfAddress: unknown,
): Promise<void> => {
  const profile = client.fetchQuery(callQuery(accounts.getProfile, {}))
  const list = client.fetchQuery(callQuery(organizations.getUserOrganizations, {}))
  const [{ user }, { organizations: mine }] = await Promise.all([profile, list])
  const organization = expectedOrganization(mine)
  if (organization === undefined) return
  if (can(organization, 'org:view')) {
    void client.prefetchQuery(callQuery(organizations.getOrgData, {}, organization.orgId))
  }
  const language = isLanguageCode(languageOfAddress)
    ? languageOfAddress
    : (chosenLanguage() ?? resolveLanguage(user.language, organization.invitedIn))
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
  setTimeout(() => new Date().toLocaleDateString(readerLocale(language), { dateStyle: 'long' }))
  const { versions } = await client.fetchQuery(allVersionsQuery(orgId))
  const latest = versions[0]
  if (latest === undefined) return
  void client.prefetchQuery(companyReportQuery(undefined, language, orgId))
  if (canReleaseReports(organization)) void client.prefetchQuery(reportStepsQuery(latest.id, orgId))
}
