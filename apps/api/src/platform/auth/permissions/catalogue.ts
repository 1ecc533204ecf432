import {
  approvalPermissions,
  audiencePermissions,
  communityPermissions,
  listViewPermissions,
  platformPermissions,
  ticketPermissions,
} from '@courtyard/contract';
import { type BuiltInRoleName, permissionTable, type PermissionTable } from './permission-table';

/** Permissions that belong together, with what each lets a person do, in English. */
export interface PermissionGroup {
  /** A section's id, or `platform`. */
  section: string;
  permissions: readonly { name: string; allows: string }[];
}

/** Every permission of the installation. A role holds none that is not in it. */
export interface PermissionCatalogue {
  readonly names: readonly string[];
  /** By section, in the order in which sections are declared; what belongs to no section last. */
  readonly groups: readonly PermissionGroup[];
  has(name: string): boolean;
  /** Those that are rights over money. */
  readonly money: ReadonlySet<string>;
  /** What a built-in role begins with. */
  heldBy(role: BuiltInRoleName): readonly string[];
}

const ofThePlatform = {
  // They belong to the administrators of the community alone.
  ...permissionTable(platformPermissions, {
    'Sections View': [],
    'Section Update': [],
    'Section Override': [],
    'Outbox View': [],
    'Outbox Update': [],
    'Outbox Letter View': [],
    'Failed Jobs View': [],
    'Failed Job Update': [],
  }),
  ...permissionTable(communityPermissions, {
    'Community Update': ['Manager'],
    'Storage View': ['Manager'],
    'Community Export': [],
    'Community Delete': [],
  }),
  ...permissionTable(approvalPermissions, { 'Approval Limits Update': [] }),
  ...permissionTable(ticketPermissions, {
    'Tickets List View': ['Auditor', 'Board Member', 'Manager'],
    'Ticket Update': ['Board Member', 'Manager'],
  }),
  ...permissionTable(audiencePermissions, {
    'Audience View': ['Board Member', 'Manager', 'Treasurer'],
    'Saved Audience Update': ['Board Member', 'Manager'],
  }),
  // Who runs the community says what its lists begin with; an auditor changes nothing.
  ...permissionTable(listViewPermissions, { 'Shared View Update': ['Board Member', 'Manager', 'Treasurer'] }),
};

interface Declaring {
  id: string;
  permissions: PermissionTable;
}

/** Permissions by section. */
function groupsOf(sections: readonly Declaring[]): PermissionGroup[] {
  return [...sections, { id: 'platform', permissions: ofThePlatform }]
    .map(({ id, permissions }) => ({
      section: id,
      permissions: Object.entries(permissions).map(([name, { allows }]) => ({ name, allows })),
    }))
    .filter(({ permissions }) => permissions.length > 0);
}

/** Puts the permissions of the platform and of the sections together. Throws where two sections declare the same. */
export function createCatalogue(sections: readonly Declaring[]): PermissionCatalogue {
  const declared = [ofThePlatform, ...sections.map(({ permissions }) => permissions)];
  const names = declared.flatMap((table) => Object.keys(table));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the permission ${twice} is declared twice`);
  const table = new Map(declared.flatMap((each) => Object.entries(each)));
  return {
    names,
    groups: groupsOf(sections),
    has: (name) => table.has(name),
    money: new Set([...table].filter(([, { isMoney }]) => isMoney).map(([name]) => name)),
    heldBy(role) {
      if (role === 'Project Admin') return this.names;
      return this.names.filter((name) => table.get(name)?.roles.includes(role));
    },
  };
}
