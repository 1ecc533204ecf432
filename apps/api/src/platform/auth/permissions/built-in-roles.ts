import { type PermissionName, permissionNames } from './catalogue';

export interface BuiltInRole {
  name: string;
  description: string;
  permissions: readonly PermissionName[];
}

const views = permissionNames.filter((name) => name.endsWith('View'));

const money: readonly PermissionName[] = [
  'Tracked Expense Create',
  'Budget Create',
  'Budget Update',
  'Chart Update',
  'Bookkeeping Service Update',
  'Bank Update',
  'Invoice Create',
  'Recurring Template Create',
  'Vendor Update',
  'Bank Transaction Update',
  'Journal Entry Create',
];

const approvals: readonly PermissionName[] = [
  'Reservation Approve',
  'Expense Approve',
  'Budget Approve',
  'Payout Approve',
];

const administration: readonly PermissionName[] = [
  'Sections View',
  'Section Update',
  'Section Override',
  'Outbox View',
  'Roles List View',
  'Role Create',
  'Role Update',
];

// What a resident sees of the community, and what is their own.
const resident: readonly PermissionName[] = [
  'Property Details View',
  'Vehicle Update',
  'Pet Update',
  'Reservation Create',
  'My Documents List View',
  'My Document Details View',
  'My Document Update',
  'Hoa Documents List View',
  'Hoa Document Details View',
  'Announcements List View',
  'Meetings List View',
  'Calendar Events List View',
  'My Requests List View',
  'My Requests Details View',
  'My Request Create',
];

const owner: readonly PermissionName[] = [
  ...resident,
  'Insurance Update',
  'Polls List View',
  'Poll Details View',
  'Poll Vote',
  'Budget List View',
  'Reserve Components List View',
];

const without = (names: readonly PermissionName[], left: readonly PermissionName[]) =>
  names.filter((name) => !left.includes(name));

const boardViews = without(views, ['Sections View', 'Outbox View']);

/** The roles that every community starts with. */
export const builtInRoles = [
  { name: 'Project Admin', description: 'May do everything', permissions: permissionNames },
  {
    name: 'Board Member',
    description: 'Sees everything and approves',
    permissions: [
      ...new Set([
        ...boardViews,
        ...approvals,
        ...owner,
        'Announcement Create',
        'Meeting Create',
        'Poll Create',
      ] as const),
    ],
  },
  {
    name: 'Manager',
    description: 'Runs the community from day to day',
    permissions: without(permissionNames, [
      ...money,
      ...administration,
      'Expense Approve',
      'Budget Approve',
      'Payout Approve',
    ]),
  },
  {
    name: 'Treasurer',
    description: 'Keeps the books',
    permissions: [...new Set([...boardViews, ...money, ...owner, 'Reserve Component Update'] as const)],
  },
  { name: 'Member', description: 'Owns a property', permissions: owner },
  { name: 'Tenant', description: 'Lives in a property of somebody else', permissions: resident },
  {
    name: 'Vendor',
    description: 'Works for the community',
    permissions: ['Work Orders List View', 'Work Order Details View'],
  },
  { name: 'Auditor', description: 'Reads everything and changes nothing', permissions: boardViews },
] as const satisfies readonly BuiltInRole[];

export type BuiltInRoleName = (typeof builtInRoles)[number]['name'];
