import type { documentSpaces, granteeKinds } from '@courtyard/contract/documents/folder/folder.values';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Generated } from '../../../platform/database/columns';

type Never = ColumnType<string | null, never, never>;

export interface DocumentFolderTable {
  tenantId: string;
  /** Of the top of a member's or a unit's tree: theirs. */
  id: string;
  space: (typeof documentSpaces)[number];
  parentId: string | null;
  memberId: ColumnType<string | null, string | null | undefined, string | null>;
  propertyId: ColumnType<string | null, string | null | undefined, string | null>;
  name: string;
  isRestricted: Generated<boolean>;
  scopeId: string;
  nameSort: GeneratedAlways<string>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface FolderGrantTable {
  tenantId: string;
  folderId: string;
  kind: (typeof granteeKinds)[number];
  roleId: ColumnType<string | null, string | null | undefined>;
  committeeId: ColumnType<string | null, string | null | undefined>;
  building: ColumnType<string | null, string | null | undefined>;
  propertyId: ColumnType<string | null, string | null | undefined>;
  memberId: ColumnType<string | null, string | null | undefined>;
  /** Within the documents of a unit: the owner in whose name it was given. It counts while they own the unit. */
  ownerId: ColumnType<string | null, string | null | undefined>;
  level: number;
  principal: GeneratedAlways<string>;
}

/** Written by `courtyard.set_scopes` alone. */
export interface ScopeGrantTable {
  tenantId: Never;
  scopeId: Never;
  principal: Never;
  level: ColumnType<number, never, never>;
  /** Of a grant that counts while they own the unit. */
  ownerId: Never;
  propertyId: Never;
}

/** A view: grants of folders, with those that the tops begin with. */
export interface GrantedFolderTable {
  tenantId: Never;
  folderId: Never;
  principal: Never;
  level: ColumnType<number, never, never>;
  ownerId: Never;
  /** That of the member, or the owners of the day, whose documents these are. */
  isOfOwner: ColumnType<boolean, never, never>;
}
