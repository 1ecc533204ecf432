import type { DuesPlan, DuesPool } from '@courtyard/contract/budget/dues-plan/dues-plan';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated, Json } from '../../../platform/database/columns';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What people write is named and typed as in the contract. */
export interface DuesPlanTable extends Pick<
  DuesPlan,
  'name' | 'raises' | 'months' | 'billingDay' | 'dueDays' | 'exemptIds' | 'replacedIds'
> {
  tenantId: string;
  id: string;
  budgetId: string;
  number: number;
  status: Generated<DuesPlan['status']>;
  startsOn: Day;
  pools: Json<DuesPool[]>;
  /** Of the amounts that were proposed. */
  digest: Optional<string>;
  proposedBy: Optional<string>;
  proposedAt: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  returnedReason: Optional<string>;
  confirmedBy: Optional<string>;
  confirmedAt: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  templateId: Optional<string>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

/** A unit of a plan that was proposed, in the minor unit. */
export interface DuesPlanUnitTable {
  tenantId: string;
  planId: string;
  propertyId: string;
  /** The year by pool. */
  amountsMinor: Json<number[]>;
  todayMinor: number;
}
