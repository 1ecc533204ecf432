import { communityPermissions, listViewPermissions, platformPermissions } from '@courtyard/contract';
import { laterPermissions } from './later';
import { type BuiltInRoleName, permissionTable, type PermissionTable } from './permission-table';

/** Every permission of the installation. A role holds none that is not in it. */
export interface PermissionCatalogue {
  readonly names: readonly string[];
  has(name: string): boolean;
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
  }),
  ...permissionTable(communityPermissions, { 'Community Update': ['Manager'] }),
  // Who runs the community says what its lists begin with; an auditor changes nothing.
  ...permissionTable(listViewPermissions, { 'Shared View Update': ['Board Member', 'Manager', 'Treasurer'] }),
};

/** Puts the permissions of the platform and of the sections together. Throws where two sections declare the same. */
export function createCatalogue(sections: readonly { permissions: PermissionTable }[]): PermissionCatalogue {
  const declared = [ofThePlatform, ...sections.map(({ permissions }) => permissions)];
  const names = declared.flatMap((table) => Object.keys(table));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the permission ${twice} is declared twice`);
  const table = new Map([...declared, laterPermissions].toReversed().flatMap((each) => Object.entries(each)));
  return {
    names: [...new Set([...names, ...Object.keys(laterPermissions)])],
    has: (name) => table.has(name),
    heldBy(role) {
      if (role === 'Project Admin') return this.names;
      return this.names.filter((name) => table.get(name)?.roles.includes(role));
    },
  };
}
