import type {
  BankTransaction,
  BankTransactionSummary,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import type { BankImport } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import type { BankRuleInput } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import type { ColumnType } from 'kysely';
import type { Day, Json, Moment } from '../../../platform/database/columns';
import type { RememberedCsv } from './import/remembered-columns.rules';

export interface BankImportTable {
  tenantId: string;
  id: string;
  accountId: string;
  fileId: string | null;
  fileName: string;
  format: BankImport['format'];
  accountHint: string | null;
  csv: Json<RememberedCsv | null> | null;
  fromOn: Day;
  untilOn: Day;
  openingMinor: number | null;
  closingMinor: number | null;
  lines: number;
  added: number;
  known: number;
  addedMinor: number;
  importedBy: string;
  importedAt: Moment;
  takenBackBy: string | null;
  takenBackAt: Moment | null;
}

export interface BankMatchTable {
  tenantId: string;
  id: string;
  accountId: string;
  how: NonNullable<BankTransaction['match']>['how'];
  ruleId: string | null;
  ruleVersion: number | null;
  entryId: string | null;
  matchedBy: string;
  matchedAt: Moment;
}

export interface BankMatchLineTable {
  tenantId: string;
  entryId: string;
  line: number;
  matchId: string;
}

export interface BankTransactionTable {
  tenantId: string;
  id: string;
  accountId: string;
  importId: string;
  place: number;
  bookedOn: Day;
  valueOn: Day | null;
  amountMinor: number;
  payee: string | null;
  memo: string | null;
  checkNumber: string | null;
  bankId: string | null;
  code: string | null;
  state: BankTransactionSummary['state'];
  doubtOf: string | null;
  matchId: string | null;
  reason: string | null;
  releasedNo: number | null;
  words: ColumnType<string, never, never>;
}

export interface BankRuleTable {
  tenantId: string;
  id: string;
  position: number;
  name: string;
  bankAccountId: string | null;
  direction: BankRuleInput['direction'];
  contains: string | null;
  fromMinor: number | null;
  toMinor: number | null;
  accountId: string;
  fundId: string | null;
  memo: string | null;
  effect: BankRuleInput['effect'];
  version: number;
  updatedAt: Moment;
  updatedBy: string;
  removedAt: Moment | null;
}
