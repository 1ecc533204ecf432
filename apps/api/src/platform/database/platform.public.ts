import type { Database, PublicTables } from './database';

/** What sections and the ledger may read of the platform. */
export const publicTables = {
  tenant: 'The community: name, time zone, language and calendar.',
  identity: 'The person who signs in: email address and name.',
  member: 'Members: name, status, and the person that they are.',
  memberProfile: 'What members show of themselves.',
  memberContact: 'How members are reached, as far as they show it.',
  memberRole: 'Roles that members hold, with their end dates.',
  runningRole: 'Roles that count today.',
  role: 'Roles by name.',
  rolePermission: 'What roles allow.',
  factorDemand: 'By when members need a second factor.',
  registrationRequest: 'Requests to join.',
  auditLog: 'Who did what, when. Written by `recordChange` only.',
  approval: 'What is pending for a second person, and how it was decided.',
  approvalDecision: 'Who decided what on an approval, and when.',
  file: 'Stored files by name and size.',
  listRevision: 'A number that goes up when rows of a list change: a key for caches.',
  mail: 'Emails with their state of delivery.',
  mailBlock: 'Addresses that get no emails, and why.',
  dispatch: 'Mailings with their state.',
  dispatchRecipient: 'Recipients of mailings, with the state of delivery.',
  notification: 'Which notifications were sent about what.',
  section: 'Installed sections by title.',
} satisfies PublicTables<Database>;
