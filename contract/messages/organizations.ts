import { limits } from '../shapes/limits.ts'

/** Organizations and their members. */

export const organizations = {
  alreadyMember: 'User is already a member of this organization',
  organizationNotPersisted: 'Organization not persisted. Please try again.',
  companyReportOrganizationRequired: 'Organization ID is required to save company report',
  companyWikiOrganizationRequired: 'Organization ID is required to generate company wiki',
  joinNotVerified: 'Unable to verify access to the joined organization.',
  adminInvitationOwnersOnly:
    'This invitation makes you an admin, and only owners can send it. Ask an owner to send it again.',
  groupThresholdOnlyUp: (threshold: number) =>
    `People answered on the promise that others see no score of fewer than ${threshold} people. So you can only raise this number.`,
  groupThresholdReportOut:
    'A company report is released. Withdraw it first: people could compare what it shows now with what it would show then.',
  groupThresholdBounds: `Choose a whole number from ${limits.groupThresholdMin} to ${limits.groupThresholdMax}.`,
  retentionOwners: 'Only owners can change how long things are kept.',
  retentionYears: 'Choose 1, 2, 3 or 5 years, or never.',
  onlyAdminsRemoveMembers: 'Only admins can remove members',
  cannotRemoveOwner: 'Cannot remove owner from organization',
  cannotRemoveOrganizationOwner: 'Cannot remove organization owner',
  onlyOwnersChangeRoles: 'Only owners can change user roles',
  cannotChangeOwnerRole: 'Cannot change owner role',
  onlyOwnersChangePermissions: 'Only owners can change user permissions',
  cannotChangeOwnerPermissions: 'Cannot change owner permissions',
  onlyOwnersTransfer: 'Only the owner can transfer ownership.',
  leftByThemselves:
    'This person left on their own. Invite them again, and they can decide whether to come back.',
  alreadyOwner: 'This person is already the owner.',
  roleToGive: 'You can make a member an admin or employee. To make them the owner, transfer ownership.',
  unknownPermission: 'Muster has no such permission.',
  organizationNameDiffers: 'Nothing was deleted. To delete the organization, type its name exactly as shown.',
} as const
