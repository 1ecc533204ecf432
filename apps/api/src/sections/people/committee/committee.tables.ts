import type { CommitteeInput } from '@courtyard/contract/people/committee/committee';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated } from '../../../platform/database/columns';

interface Kept {
  tenantId: string;
  id: string;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

/** What people write of a committee is named and typed as in the contract. */
export interface CommitteeTable extends CommitteeInput, Kept {
  nameSort: ColumnType<string, never, never>;
}

/** A time in which a member has a seat; both days belong to it, a null end runs on. */
export interface CommitteeTermTable extends Kept {
  committeeId: string;
  memberId: string;
  seat: number;
  office: string | null;
  startsOn: string;
  endsOn: string | null;
}
