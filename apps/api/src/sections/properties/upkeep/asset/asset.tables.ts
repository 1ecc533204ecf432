import type { AssetInput } from '@courtyard/contract/properties/asset/asset';
import type { ServiceRecordInput } from '@courtyard/contract/properties/asset/service-record';
import type { ColumnType, RawBuilder } from 'kysely';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

/** What a bulk action took the place of; `version` is the one that it left. */
export type BeforeValues = Pick<AssetInput, 'status' | 'retiredOn' | 'areaId'> & { version: number };

/** What people write of an asset is named and typed as in the contract. */
export interface AssetTable extends AssetInput {
  tenantId: string;
  id: string;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  undo: ColumnType<BeforeValues | null, never, RawBuilder<BeforeValues> | null>;
  /** One more with each service that is recorded, corrected or removed. */
  servicesRevision: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

/** What stood before a service was recorded, and by what is seen that nothing changed since. */
export interface BeforeService {
  memberId: string;
  nextServiceOn: string | null;
  assetVersion: number;
  servicesRevision: number;
}

export interface AssetServiceTable extends Omit<ServiceRecordInput, 'nextServiceOn'> {
  tenantId: string;
  id: string;
  assetId: string;
  recordedBy: string;
  /** JSON. */
  undo: ColumnType<BeforeService | null, string | undefined, string>;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
