import type { TinKind } from '@courtyard/contract/accounting/payables/vendor/tin';
import type { VendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import type { ColumnType } from 'kysely';
import type { DefaultMoment, Generated, Moment } from '../../../../platform/database/columns';

/** What people write of a vendor is named and typed as in the contract, its address taken apart. */
export interface VendorTable extends Omit<VendorInput, 'address' | 'fileIds'> {
  tenantId: string;
  id: string;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  /** Who is paid back as this vendor; null for a business. */
  memberId: Generated<string | null>;
  archivedAt: Moment | null;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface VendorTinTable {
  tenantId: string;
  vendorId: string;
  kind: TinKind;
  /** Encrypted, see `seal`. */
  sealed: Buffer;
  lastFour: string;
  setAt: Moment;
}
