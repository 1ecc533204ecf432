/** What a person may do in the section "People", by permission name. */
export const peoplePermissions = {
  'Members List View': 'See who the members are, and of each what they show',
  'Member Details View': 'Open a member, with their homes over time, and see those who are not active',
  'Member Update':
    'Manage the members: see how each is reached and their history, suspend them, end memberships, give and take roles',
  'Emergency Contacts View': 'See whom to call where something happens to a member',
  'Roles List View': 'See the roles, what each allows and how many hold it',
  'Role Create': 'Make a role of rights that one has',
  'Role Update': 'Change what a role allows, rename and remove roles of the community',
  'Household Invite': 'Invite tenants and family to the own home, and end or extend their time',
  'Member Invite': 'Invite somebody, accept or refuse a request to join',
  'Logs View': 'See what was done in the community, of the things that one may see',
  'Committees List View': 'See the committees, and who serves and served on them',
  'Committee Create': 'Add a committee',
  'Committee Update': 'Change, dissolve and remove committees, and say who serves on them and when',
} as const;
