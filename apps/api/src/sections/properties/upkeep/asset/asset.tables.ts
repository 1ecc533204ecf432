import type { AssetInput, ServiceRecordInput } from '@courtyard/contract/properties/asset/asset';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

/** What people write of an asset is named and typed as in the contract. */
export interface AssetTable extends Omit<AssetInput, 'fileIds'> {
  tenantId: string;
  id: string;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface AssetServiceTable extends Omit<ServiceRecordInput, 'nextServiceOn'> {
  tenantId: string;
  id: string;
  assetId: string;
  recordedBy: string;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
