import type { LoggedKinds } from '../../../platform/audit/logged-kind';

/** How the log tells of people, as their histories do: to who may see these. */
export const peopleKinds: LoggedKinds = {
  member: {
    permission: 'Member Update',
    name: { table: 'member', sql: 'member.display_name' },
    words: 'member',
    url: (id) => `/people/members/details?id=${id}`,
  },
  role: {
    permission: 'Roles List View',
    name: { table: 'role', sql: 'role.name' },
    url: (id) => `/people/roles/details?id=${id}`,
  },
  committee: {
    permission: 'Committees List View',
    name: { table: 'committee', sql: 'committee.name' },
    words: 'committee',
    url: (id) => `/people/committees/details?id=${id}`,
  },
  'join-request': { permission: 'Member Invite', url: () => '/people/requests' },
};
