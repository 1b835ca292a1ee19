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
    `People answered knowing that no score of fewer than ${threshold} is shown to others, so this number can only be raised.`,
  groupThresholdReportOut:
    'A company report is out. Withdraw it first: what was shown of it could be compared with what is shown then.',
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
    'This person left by themselves. Invite them again: whether they come back is theirs to decide.',
  alreadyOwner: 'This person is the owner already.',
  roleToGive: 'A member can be made admin or employee; ownership is given by transferring it.',
  unknownPermission: 'This is not a permission of Muster.',
  organizationNameDiffers:
    'Type the name of the organization exactly as it is shown, to delete it. Nothing was deleted.',
} as const
