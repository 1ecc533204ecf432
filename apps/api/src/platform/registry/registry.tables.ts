import type { SectionFailureKind, SectionRelease } from '@courtyard/contract';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated, Json } from '../database/columns';

export interface SectionTable {
  id: string;
  title: string;
  basePath: string;
  createdAt: DefaultMoment;
}

export interface SectionPermissionTable {
  name: string;
  sectionId: string;
  description: string;
}

export interface SectionReleaseTable {
  sectionId: string;
  version: string;
  release: Json<SectionRelease>;
  contentHash: string;
  publishedAt: DefaultMoment;
  publishedBy: string;
  unreferencedSince: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  assetsPrunedAt: ColumnType<string | null, undefined, string | Date | null>;
}

export interface SectionChannelTable {
  sectionId: string;
  channel: 'stable' | 'canary';
  version: string;
  revision: number;
  movedAt: DefaultMoment;
}

export interface SectionChannelLogTable {
  sectionId: string;
  channel: 'stable' | 'canary';
  revision: number;
  fromVersion: string | null;
  toVersion: string;
  reason: 'publish' | 'promote' | 'rollback';
  actor: string;
  movedAt: DefaultMoment;
}

export interface TenantSectionTable {
  tenantId: string;
  sectionId: string;
  enabled: boolean;
  channel: 'stable' | 'canary' | 'pinned';
  pinnedVersion: string | null;
  updatedAt: Generated<string>;
}

export interface TenantSectionPolicyTable {
  tenantId: string;
  newSectionsEnabled: boolean;
}

export interface SectionFailureTable {
  tenantId: string;
  sectionId: string;
  version: string;
  kind: SectionFailureKind;
  happenedOn: string;
  count: number;
  lastAt: ColumnType<string, Date, Date>;
  lastFile: string | null;
}

export interface SectionPublishTokenTable {
  id: string;
  sectionId: string;
  name: string;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  channels: ('canary' | 'stable')[];
  createdAt: DefaultMoment;
  createdBy: string;
  expiresAt: ColumnType<string | null, Date | null, never>;
  lastUsedAt: ColumnType<string | null, undefined, Date>;
  revokedAt: ColumnType<string | null, undefined, unknown>;
  revokedBy: ColumnType<string | null, undefined, string>;
}

export interface SessionOverrideTable {
  tenantId: string;
  sessionId: string;
  sectionId: string;
  url: string;
  createdAt: DefaultMoment;
}

export interface RegistryTables {
  section: SectionTable;
  sectionPermission: SectionPermissionTable;
  sectionRelease: SectionReleaseTable;
  sectionChannel: SectionChannelTable;
  sectionChannelLog: SectionChannelLogTable;
  sectionPublishToken: SectionPublishTokenTable;
  sessionOverride: SessionOverrideTable;
  tenantSection: TenantSectionTable;
  tenantSectionPolicy: TenantSectionPolicyTable;
  sectionFailure: SectionFailureTable;
}
