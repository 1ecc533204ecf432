import type { AssetCategory, AssetStatus, ServiceKind } from '@courtyard/contract/properties/asset';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated, Moment } from '../../../../platform/database/columns';

export interface AssetTable {
  tenant_id: string;
  id: string;
  name: string;
  category: AssetCategory;
  area_id: string | null;
  location: string | null;
  tag: string | null;
  manufacturer: string | null;
  model: string | null;
  serial_number: string | null;
  status: AssetStatus;
  retired_on: Day | null;
  installed_on: Day | null;
  cost_minor: number | null;
  supplier: string | null;
  warranty_provider: string | null;
  warranty_reference: string | null;
  warranty_expires_on: Day | null;
  service_provider: string | null;
  service_interval_months: number | null;
  next_service_on: Day | null;
  reserve_component_id: string | null;
  notes: string | null;
  name_sort: ColumnType<string, never, never>;
  version: Generated<number>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

export interface AssetFileTable {
  tenant_id: string;
  asset_id: string;
  position: number;
  file_id: string;
}

export interface AssetServiceTable {
  tenant_id: string;
  id: string;
  asset_id: string;
  serviced_on: Day;
  kind: ServiceKind;
  summary: string;
  performed_by: string | null;
  cost_minor: number | null;
  report_file_id: string | null;
  recorded_by: string;
  version: Generated<number>;
  created_at: DefaultMoment;
}

export interface AssetReminderTable {
  tenant_id: string;
  asset_id: string;
  kind: 'warranty' | 'service';
  due_on: Day;
  days_before: number;
  sent_at: Moment;
}
