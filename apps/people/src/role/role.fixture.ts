import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type PermissionGroup,
  type Role,
  role,
  type RoleSummary,
  roleSummary,
} from '@courtyard/contract/people/role/role';

/** One that the community made itself, which two people hold. */
export const roleOf = (part: Partial<Role> = {}): Role =>
  sampleOf(role, {
    id: idOf(300),
    name: 'Concierge',
    purpose: 'Keeps the door',
    kind: 'custom',
    holders: 2,
    rights: 2,
    canGive: true,
    version: 3,
    permissions: ['Members List View', 'Polls List View'],
    changeable: true,
    factorGraceDays: null,
    ...part,
  });

export const roleSummaryOf = (part: Partial<RoleSummary> = {}): RoleSummary =>
  sampleOf(roleSummary, { ...roleOf(), ...part });

/** What roles can allow, in two sections; of approving payouts the reader has no right. */
export const groups: PermissionGroup[] = [
  {
    section: 'people',
    title: 'People',
    permissions: [
      { name: 'Members List View', allows: 'View the member directory', mine: true },
      { name: 'Roles List View', allows: 'See the roles', mine: true },
    ],
  },
  {
    section: 'banking',
    title: null,
    permissions: [
      { name: 'Polls List View', allows: 'See polls', mine: true },
      { name: 'Payout Approve', allows: 'Approve payouts', mine: false },
    ],
  },
];
