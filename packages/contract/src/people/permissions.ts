/** What a person may do in the section "People", by permission name. */
export const peoplePermissions = {
  'Members List View': 'View the member directory',
  'Member Details View': 'Open member pages with their homes over time, and view inactive members',
  'Member Update': 'Manage members: view contact details and history, suspend, end memberships, assign roles',
  'Member View As': 'View the community as a member, read-only; every use is logged',
  'Emergency Contacts View': 'View members’ emergency contacts',
  'Roles List View': 'View roles, their permissions and holders',
  'Role Create': 'Create roles from permissions you have',
  'Role Update': 'Edit, rename and delete the community’s roles',
  'Household Invite': 'Invite tenants and family to your own home, and end or extend their stay',
  'Member Invite': 'Invite people and review access requests',
  'Logs View': 'View the activity log for records you have access to',
  'Committees List View': 'View committees, with current and past members',
  'Committee Create': 'Add committees',
  'Committee Update': 'Edit, dissolve and delete committees, and manage their terms',
} as const;
