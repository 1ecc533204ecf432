import './ledger.tables';

/**
 * The books. One way in: `post`, once in a transaction and last; everything else reads. What is wrong is refused by the database, and
 * comes back as a Problem, `ledger-…`. Whoever calls writes the audit entry of what they did.
 */
export { balanced, concurrentPostings, post, reverse } from './posting/post';
export type {
  Actor,
  NewApplication,
  NewEntry,
  NewItem,
  NewLine,
  NewReversal,
  Party,
  PostedEntry,
  Source,
} from './posting/entry';
export { onReversal } from './posting/reversal-hooks';
export { postSeed } from './posting/post-seed';
export {
  closePeriod,
  confirmPeriod,
  closeYear,
  firstOpenDay,
  periodActions,
  periods,
  reopenPeriod,
  requireOpenDay,
  type ChainHead,
} from './period/periods';
export { requireNear } from './period/far-ahead.rules';
export { closedYears, usedMonths } from './period/used-months.sql';
export {
  account,
  accountFor,
  accounts,
  archiveAccount,
  createAccount,
  updateAccount,
  type Account,
  type AccountInput,
} from './chart/accounts.sql';
export { writeAccounts } from './chart/write-accounts.sql';
export { createFund, funds, updateFund, type Fund, type FundInput } from './chart/funds.sql';
export { createAssociationChart, type AssociationChart } from './chart/association-chart';
export {
  openUnitLedger,
  openUnitLedgers,
  passUnitLedger,
  unitLedgers,
  type UnitLedger,
} from './chart/unit-ledgers.sql';
export type { Basis } from './queries/basis';
export type { ThroughEntry } from './queries/balances-through.sql';
export {
  balanceCells,
  balanceIn,
  byAccount,
  cashByFund,
  type CellRow,
  type CellSpan,
  type FundCash,
} from './queries/cells.sql';
export { expenseLines, expensesByVendor } from './queries/expense-lines.sql';
export { movements, trialBalance, type AccountBalance } from './queries/balances.sql';
export {
  everyLine,
  register,
  type RegisterLine,
  type RegisterPage,
  type RegisterPlace,
  type RegisterScope,
} from './queries/register.sql';
export {
  entriesBetweenFunds,
  type EntryBetweenFunds,
  standingBetweenFunds,
} from './queries/between-funds.sql';
export { openItems, type OpenItem } from './queries/open-items.sql';
export { openSince } from './queries/open-since.sql';
export {
  controlMovements,
  controlsAt,
  type ControlMovement,
  type ControlStanding,
} from './queries/controls.sql';
export { agingState } from './queries/aging/aging-filter.sql';
export { agingOf, bucketOf, type Aging } from './queries/aging/aging.rules';
export { apportion, type Share } from '@courtyard/contract/accounting/apportion.rules';
export {
  payInOrder,
  waterfallOn,
  type Allocation,
  type PayableItem,
  type WaterfallPolicy,
} from './policy/waterfall.rules';
export { feeStands, lateFeeOn, type LateFeePolicy } from './policy/late-fee.rules';
export {
  interestDue,
  type InterestPolicy,
  interestUntil,
  type OpenSince,
  perDiem,
} from './policy/interest.rules';
export { waterfallTemplates } from './policy/waterfall-templates';
export { chainHead } from './chain/chain-head.sql';
export { lastEntryNo } from './chain/last-entry';
export { headFrom, headText } from './chain/head-text.rules';
export { rebuildBalances, verify, type ExpectedHead, type Verdict } from './chain/verify';
export {
  type Dated,
  datesText,
  factsOfReport,
  inFiles,
  type PaperOf,
  subtitleOf,
} from './export/report-facts';
export {
  exportReport,
  factRow,
  factRows,
  reportSheet,
  type ReportFile,
  type ReportFileRow,
} from './export/report-export';
export { exact, exactSum } from './chart/exact-amount';
export { sendPdf } from './export/send-pdf';
export { journalText } from './export/write-journal';
export {
  BankFileError,
  type BankBalance,
  type BankFileFormat,
  type BankFileWarning,
  type BankLine,
  type BankStatement,
  type CsvDoubt,
  type CsvGuess,
  type CsvMapping,
  type ReadBankFile,
} from './bank-files/bank-file';
export { readBankFile, type BankFileInput } from './bank-files/read-bank-file';
export { commonOrders, dayIn, sameInBoth, type DayOrder } from './bank-files/text/day.rules';
export { decimalOf, minorOf, type DecimalMark } from './bank-files/text/amount.rules';
export { detectFormat } from './bank-files/detect-format.rules';
export { guessCsvMapping } from './bank-files/csv/guess-csv.rules';
export type { AccountPurpose, AccountType, ChargeType, Control } from './ledger.tables';
