import type { ReserveComponentInput } from '@courtyard/contract/properties/reserve-component/reserve-component';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated } from '../../../../platform/database/columns';

/** What people write of a component is named and typed as in the contract. */
export interface ReserveComponentTable extends ReserveComponentInput {
  tenantId: string;
  id: string;
  /** When its life is over: from the inspection where there is one, else from the useful life. */
  replaceOn: ColumnType<Day, never, never>;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}
