import type { ServiceItemInput } from '@courtyard/contract/bookkeeping/service-item/service-item';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated, Moment } from '../../../platform/database/columns';

/** What people write of a service item is named and typed as in the contract. */
export interface ServiceItemTable extends ServiceItemInput {
  tenantId: string;
  id: string;
  archivedAt: Moment | null;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}
