import type { TaxTag } from '@courtyard/contract/bookkeeping/account/account';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated, Moment } from '../platform/database/columns';

export type AccountType = 'asset' | 'liability' | 'fund-balance' | 'income' | 'expense' | 'transfer';
/** Of what an account's open items are. `none` has no items. */
export type Control = 'none' | 'receivable' | 'owner-credit' | 'payable' | 'deposit';
/** What the books themselves look for an account by. There is one of each, but of `bank` any number. */
export type AccountPurpose = 'bank' | 'undeposited' | 'due-from' | 'due-to' | 'closing' | 'unapplied';
export type PartyKind = 'unit' | 'vendor' | 'person';
export type ChargeType =
  | 'regular'
  | 'special'
  | 'late-fee'
  | 'interest'
  | 'collection'
  | 'attorney'
  | 'fine'
  | 'other';
export type EntryClass = 'ordinary' | 'closing';
/** In which bases an entry counts: B in both, Ar and Ap in accrual, Cr and Cp in cash. */
export type Layer = 'B' | 'Ar' | 'Ap' | 'Cr' | 'Cp';

interface Versioned {
  tenantId: string;
  id: string;
  version: Generated<number>;
  createdAt: DefaultMoment;
}

export interface FundTable extends Versioned {
  code: string;
  name: string;
  kind: 'operating' | 'reserve' | 'special';
  archivedAt: Moment | null;
  updatedAt: DefaultMoment;
}

export interface AccountTable extends Versioned {
  code: string;
  name: string;
  type: AccountType;
  control: Generated<Control>;
  purpose: AccountPurpose | null;
  /** What it counts as in the tests of Form 1120-H. */
  taxTag: TaxTag | null;
  parentId: string | null;
  fundId: string | null;
  isHeading: Generated<boolean>;
  archivedAt: Moment | null;
  updatedAt: DefaultMoment;
}

interface UnitLedgerTable extends Versioned {
  propertyId: string;
  owners: string;
  startsOn: Day;
  endsOn: Day | null;
}

/** Who serves reads it; functions of the schema `ledger` write it. */
type Posted<T> = { [K in keyof T]: ColumnType<T[K], never, never> };

interface JournalEntryRow {
  tenantId: string;
  id: string;
  no: number;
  entryDate: Day;
  kind: string;
  class: EntryClass;
  layer: Layer;
  sourceKind: string | null;
  sourceId: string | null;
  memo: string | null;
  idemKey: string;
  idemHash: Buffer;
  reversesId: string | null;
  lineCount: number;
  postedAt: string;
  postedBy: string | null;
  postedByName: string;
  approvedBy: string | null;
  approvedByName: string | null;
  prevHash: Buffer;
  hash: Buffer;
  /** The sum of its debits. */
  amount: number;
}

interface JournalLineRow {
  tenantId: string;
  entryId: string;
  line: number;
  accountId: string;
  control: Control;
  fundId: string;
  entryDate: Day;
  entryNo: number;
  amount: number;
  openItemId: string | null;
  partyKind: PartyKind | null;
  partyId: string | null;
  memo: string | null;
}

interface OpenItemRow {
  tenantId: string;
  id: string;
  accountId: string;
  control: Exclude<Control, 'none'>;
  fundId: string;
  contraAccountId: string | null;
  partyKind: PartyKind;
  partyId: string;
  unitLedgerId: string | null;
  chargeType: ChargeType;
  sourceKind: string | null;
  sourceId: string | null;
  memo: string | null;
  issuedOn: Day;
  dueOn: Day;
  original: number;
  balance: number;
  settledOn: Day | null;
}

interface ApplicationRow {
  tenantId: string;
  entryId: string;
  place: number;
  fromItem: string | null;
  toItem: string;
  amount: number;
  policyVersion: string | null;
  sentence: string | null;
}

interface PeriodActionRow {
  tenantId: string;
  id: string;
  month: Day;
  action: 'close' | 'confirm' | 'reopen';
  reason: string | null;
  actedBy: string | null;
  actedByName: string;
  actedAt: string;
  headNo: number;
  headHash: Buffer;
}

interface BalanceRow {
  tenantId: string;
  accountId: string;
  fundId: string;
  class: EntryClass;
  layer: Layer;
  debit: number;
  credit: number;
  lines: number;
}

export interface LedgerTables {
  fund: FundTable;
  account: AccountTable;
  unitLedger: UnitLedgerTable;
  ledgerHead: Posted<{ tenantId: string; nextNo: number; hash: Buffer; isArriving: boolean }>;
  period: Posted<{ tenantId: string; month: Day; status: 'open' | 'closed' }>;
  periodAction: Posted<PeriodActionRow>;
  journalEntry: Posted<JournalEntryRow>;
  journalLine: Posted<JournalLineRow>;
  openItem: Posted<OpenItemRow>;
  application: Posted<ApplicationRow>;
  balanceMonth: Posted<BalanceRow & { month: Day }>;
  balanceDay: Posted<BalanceRow & { day: Day }>;
  journalCashLine: Posted<
    Pick<JournalLineRow, 'tenantId' | 'entryId' | 'accountId' | 'fundId' | 'entryDate' | 'amount'> & {
      layer: Layer;
    }
  >;
  balanceByLines: Posted<BalanceRow & { day: Day }>;
  balanceDifference: Posted<BalanceRow & { per: 'day' | 'month'; day: Day }>;
}

declare module '../platform/database/database' {
  // As a section does it: the platform names no table of the books.
  interface Database extends LedgerTables {}
}
