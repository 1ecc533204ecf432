import { type PermissionTable, readers } from './permission-table';

const communications: PermissionTable = {
  'Announcements List View': { allows: 'Read announcements', roles: [...readers, 'Member', 'Tenant'] },
  'Email Notifications List View': { allows: 'See the mailings of the community', roles: readers },
  'Meetings List View': {
    allows: 'See meetings, agendas and minutes',
    roles: [...readers, 'Member', 'Tenant'],
  },
  'Calendar Events List View': {
    allows: 'See the calendar of the community',
    roles: [...readers, 'Member', 'Tenant'],
  },
  'Calendar Event Create': { allows: 'Put events on the calendar and change them', roles: ['Manager'] },
  'Polls List View': { allows: 'See polls', roles: [...readers, 'Member'] },
  'Poll Create': { allows: 'Make polls', roles: ['Board Member', 'Manager'] },
  'Poll Details View': { allows: 'See the result of a poll', roles: [...readers, 'Member'] },
};

const bookkeeping: PermissionTable = {
  'Charts List View': { allows: 'See the chart of accounts', roles: readers },
  'Chart Update': { allows: 'Change the chart of accounts', roles: ['Treasurer'], isMoney: true },
  'Bookkeeping Service List View': { allows: 'See services and items', roles: readers },
  'Bookkeeping Service Update': { allows: 'Change services and items', roles: ['Treasurer'], isMoney: true },
};

const accounting: PermissionTable = {
  'Invoices List View': { allows: 'See invoices', roles: readers },
  'Invoice Details View': { allows: 'Open an invoice', roles: readers },
  'Invoice Create': { allows: 'Write and void invoices', roles: ['Treasurer'], isMoney: true },
  'Recurring Templates List View': { allows: 'See recurring invoices', roles: readers },
  'Recurring Template Create': {
    allows: 'Make and change recurring invoices',
    roles: ['Treasurer'],
    isMoney: true,
  },
  'Vendors List View': { allows: 'See vendors', roles: readers },
  'Vendor Details View': { allows: 'Open a vendor and their bills', roles: readers },
  'Vendor Update': { allows: 'Add and change vendors and their bills', roles: ['Treasurer'], isMoney: true },
  'Bank Transactions View': { allows: 'See bank transactions', roles: readers },
  'Journal Entries View': { allows: 'See journal entries', roles: readers },
  'Journal Entry Create': { allows: 'Post and reverse journal entries', roles: ['Treasurer'], isMoney: true },
};

/**
 * Permissions of sections whose contract is still to come, by section, by the specification's names. A section that
 * arrives declares its own, which count from then on.
 */
export const laterPermissions: Readonly<Record<string, PermissionTable>> = {
  communications,
  bookkeeping,
  accounting,
};
