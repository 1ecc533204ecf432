import type { MemberContact } from '@courtyard/contract';
import type { Generated, Json } from '../../../database/columns';

/** Named and typed as in the contract. */
interface MemberContactTable extends Omit<MemberContact, 'emergencyContacts'> {
  tenantId: string;
  memberId: string;
  emergencyContacts: Json<MemberContact['emergencyContacts']>;
  updatedAt: Generated<string>;
}

export interface ContactTables {
  memberContact: MemberContactTable;
}
