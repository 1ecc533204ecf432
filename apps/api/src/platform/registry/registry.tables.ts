import type { SectionFailureKind, SectionRelease } from '@courtyard/contract';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated, Json } from '../database/columns';

export interface SectionTable {
  id: string;
  title: string;
  base_path: string;
  created_at: DefaultMoment;
}

export interface SectionPermissionTable {
  name: string;
  section_id: string;
  description: string;
}

export interface SectionReleaseTable {
  section_id: string;
  version: string;
  release: Json<SectionRelease>;
  content_hash: string;
  published_at: DefaultMoment;
  published_by: string;
  unreferenced_since: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  assets_pruned_at: ColumnType<string | null, undefined, string | Date | null>;
}

export interface SectionChannelTable {
  section_id: string;
  channel: 'stable' | 'canary';
  version: string;
  revision: number;
  moved_at: DefaultMoment;
}

export interface SectionChannelLogTable {
  section_id: string;
  channel: 'stable' | 'canary';
  revision: number;
  from_version: string | null;
  to_version: string;
  reason: 'publish' | 'promote' | 'rollback';
  actor: string;
  moved_at: DefaultMoment;
}

export interface TenantSectionTable {
  tenant_id: string;
  section_id: string;
  enabled: boolean;
  channel: 'stable' | 'canary' | 'pinned';
  pinned_version: string | null;
  updated_at: Generated<string>;
}

export interface TenantSectionPolicyTable {
  tenant_id: string;
  new_sections_enabled: boolean;
}

export interface SectionFailureTable {
  tenant_id: string;
  section_id: string;
  version: string;
  kind: SectionFailureKind;
  happened_on: string;
  count: number;
  last_at: ColumnType<string, Date, Date>;
  last_file: string | null;
}

export interface RegistryTables {
  section: SectionTable;
  section_permission: SectionPermissionTable;
  section_release: SectionReleaseTable;
  section_channel: SectionChannelTable;
  section_channel_log: SectionChannelLogTable;
  tenant_section: TenantSectionTable;
  tenant_section_policy: TenantSectionPolicyTable;
  section_failure: SectionFailureTable;
}
