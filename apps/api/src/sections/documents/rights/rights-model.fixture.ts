import type { FolderGrant, FolderRight, Grantee } from '@courtyard/contract/documents/folder/folder';
import { folderRights } from '@courtyard/contract/documents/folder/folder.values';

/** What the database knows of one member, read plainly. */
export interface ModelMember {
  id: string;
  permissions: readonly string[];
  roles: readonly { id: string; endsOn: string | null }[];
  terms: readonly Period[];
  owned: readonly Period[];
  lived: readonly Period[];
}

interface Period {
  id: string;
  startsOn: string;
  endsOn: string | null;
  building?: string;
}

export interface ModelFolder {
  id: string;
  parentId: string | null;
  space: 'hoa' | 'mine';
  ownerId: string | null;
  isRestricted: boolean;
  grants: readonly FolderGrant[];
}

const runs =
  (day: string) =>
  ({ startsOn, endsOn }: Period) =>
    startsOn <= day && (endsOn === null || day <= endsOn);

const isMeant = ({ id, roles, terms, owned, lived }: ModelMember, day: string, grantee: Grantee): boolean => {
  const homes = [...owned, ...lived].filter(runs(day));
  switch (grantee.kind) {
    case 'everyone':
      return true;
    case 'person':
      return grantee.id === id;
    case 'role':
      return roles.some((role) => role.id === grantee.id && (role.endsOn === null || day <= role.endsOn));
    case 'committee':
      return terms.filter(runs(day)).some((term) => term.id === grantee.id);
    case 'unit':
      return homes.some((home) => home.id === grantee.id);
    case 'building':
      return homes.some((home) => home.building === grantee.name);
  }
};

const level = (right: FolderRight) => folderRights.indexOf(right) + 1;

/** What a member may do in a folder on a day: 0 nothing, 1 view, 2 add, 3 change. Told from the rules, folder by folder. */
export function modelLevel(
  folders: ReadonlyMap<string, ModelFolder>,
  member: ModelMember,
  day: string,
  folderId: string,
): number {
  let found = 0;
  let space: ModelFolder['space'] = 'hoa';
  let isInherited = true;
  for (let at = folders.get(folderId); at; at = at.parentId === null ? undefined : folders.get(at.parentId)) {
    space = at.space;
    // Whose documents these are has a right even where others do not inherit one.
    if (at.parentId === null && at.ownerId === member.id) found = 3;
    if (!isInherited) continue;
    for (const { grantee, right } of at.grants)
      if (isMeant(member, day, grantee)) found = Math.max(found, level(right));
    isInherited = !at.isRestricted;
    if (!isInherited) continue;
    if (at.parentId === null && at.space === 'hoa') {
      const may = (permission: string) => member.permissions.includes(permission);
      found = Math.max(found, may('Hoa Document Update') ? 3 : may('Hoa Document Create') ? 2 : 1);
    }
  }
  const listing = space === 'hoa' ? 'Hoa Documents List View' : 'My Documents List View';
  if (!member.permissions.includes(listing)) return 0;
  return space === 'mine' && !member.permissions.includes('My Document Update') ? Math.min(found, 1) : found;
}
