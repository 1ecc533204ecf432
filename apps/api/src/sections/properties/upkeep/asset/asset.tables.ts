import type { AssetCategory, AssetStatus, ServiceKind } from '@courtyard/contract/properties/asset';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated, Moment } from '../../../../platform/database/columns';

export interface AssetTable {
  tenantId: string;
  id: string;
  name: string;
  category: AssetCategory;
  areaId: string | null;
  location: string | null;
  tag: string | null;
  manufacturer: string | null;
  model: string | null;
  serialNumber: string | null;
  status: AssetStatus;
  retiredOn: Day | null;
  installedOn: Day | null;
  costMinor: number | null;
  supplier: string | null;
  warrantyProvider: string | null;
  warrantyReference: string | null;
  warrantyExpiresOn: Day | null;
  serviceProvider: string | null;
  serviceIntervalMonths: number | null;
  nextServiceOn: Day | null;
  reserveComponentId: string | null;
  notes: string | null;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface AssetFileTable {
  tenantId: string;
  assetId: string;
  position: number;
  fileId: string;
}

export interface AssetServiceTable {
  tenantId: string;
  id: string;
  assetId: string;
  servicedOn: Day;
  kind: ServiceKind;
  summary: string;
  performedBy: string | null;
  costMinor: number | null;
  reportFileId: string | null;
  recordedBy: string;
  version: Generated<number>;
  createdAt: DefaultMoment;
}

export interface AssetReminderTable {
  tenantId: string;
  assetId: string;
  kind: 'warranty' | 'service';
  dueOn: Day;
  daysBefore: number;
  sentAt: Moment;
}
