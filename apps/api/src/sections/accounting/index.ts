import { accountingPermissions } from '@courtyard/contract/accounting/permissions';
import { concurrentPostings, onReversal } from '../../ledger';
import { defineSection } from '../../platform/section/define-section';
import { accountingSentences } from './accounting.messages';
import './accounting.tables';
import { bulkJob } from '../../platform/section/bulk/bulk-job';
import { bulkJobEnded } from '../../platform/section/bulk/bulk-job-notification';
import { readers } from '../../platform/auth/permissions/permission-table';
import { bankFileColumns, bankHistory, bankKinds } from './bank-transaction/bank-transaction-kinds';
import { bankTransactionTask } from './bank-transaction/bank-transaction-task';
import { seedBank } from './bank-transaction/demo/bank.demo';
import { bankTransactionModule } from './bank-transaction/bank-transaction.routes';
import { bankImportModule } from './bank-transaction/import/import.routes';
import { releaseMatches } from './bank-transaction/matching/released-matches';
import { applyRulesJob } from './bank-transaction/rule/apply-rules';
import { bankRuleModule } from './bank-transaction/rule/bank-rule.routes';
import { postingExceptionTasks } from './clock/posting-exception-task';
import { billHistory, billKinds, billMergedRows, billFileColumns } from './payables/bill/bill-documents';
import { billModule } from './payables/bill/bill.routes';
import { vendorBooksModule } from './payables/bill/vendor-books/vendor-books.routes';
import { billSearch } from './payables/bill/alerts/bill-search';
import { billTasks, draftBillTasks, undecidedBillTasks } from './payables/bill/alerts/bill-task';
import { seedBills } from './payables/bill/demo/bill.demo';
import { vendorBills } from './payables/bill/commands/draft-bill';
import { billApproval } from './payables/bill/commands/bill-approval';
import {
  reservePaymentApproval,
  vendorPaymentApproval,
} from './payables/bill/paying/vendor-payment-approval';
import { vendorPaymentModule } from './payables/bill/paying/vendor-payment.routes';
import { ownVendorModule } from './payables/own-vendor/own-vendor.routes';
import { findOwnVendor } from './payables/own-vendor/own-vendor.sql';
import { vendorPayouts } from './payables/payout/vendor-payouts';
import { adjustmentModule } from './receivables/statement/adjustment/adjustment.routes';
import { writeOffApproval } from './receivables/statement/adjustment/write-off/write-off-approval';
import {
  refundApproval,
  reserveRefundApproval,
} from './receivables/statement/adjustment/refund/refund-approval';
import { bookingChargesJob, refusedBookingsJob } from './receivables/booking-charge/booking-charge.jobs';
import { bookingCharges } from './receivables/booking-charge/booking-charges';
import { depositModule } from './receivables/deposit/deposit.routes';
import { lateChargeJob } from './receivables/collection/late-charge/late-charge.jobs';
import { lateChargeModule } from './receivables/collection/late-charge/late-charge.routes';
import { entryApprovals } from './journal-entry/journal-entry-approval';
import { journalEntryFileColumns } from './journal-entry/entry-files';
import { journalEntrySearch, journalEntryUrl } from './journal-entry/finding/journal-entry-search';
import { journalEntryModule } from './journal-entry/journal-entry.routes';
import { invoiceRunJob } from './receivables/invoice/billing/invoice-run.jobs';
import { invoiceLetterModule } from './receivables/invoice/letter/invoice-letter.routes';
import { bulkSend } from './receivables/invoice/letter/send-many';
import { invoiceIssued } from './receivables/invoice/invoice-notifications';
import { invoiceSearch } from './receivables/invoice/invoice-search';
import { invoiceModule } from './receivables/invoice/invoice.routes';
import { invoiceLetterJob, ownerLetterJob } from './receivables/letter/owner-letter.jobs';
import { stillWanted, stillWantedName } from './receivables/letter/still-wanted';
import { seedCloses } from './receivables/owner-account/demo/close.demo';
import { seedOwners } from './receivables/owner-account/demo/owner.demo';
import { seedReserveTransfers } from './receivables/owner-account/demo/reserve-transfers.demo';
import { ownerHistory, ownerKinds, ownerMergedRows } from './receivables/owner-account/owner-documents';
import { paperModule } from './receivables/statement/paper/paper.routes';
import { paymentNotifications } from './receivables/payment/payment-notifications';
import { paymentSearch } from './receivables/payment/list/payment-search';
import { paymentModule } from './receivables/payment/payment.routes';
import { seedCollection } from './receivables/collection/collection.demo';
import { collectionModule } from './receivables/collection/collection.routes';
import { collectionFileColumns } from './receivables/collection/collection.service';
import { payoffModule } from './receivables/collection/payoff/payoff.routes';
import { seedSpecialAssessment } from './receivables/collection/special-assessment/special-assessment.demo';
import { specialAssessmentJob } from './receivables/collection/special-assessment/billing/special-assessment.jobs';
import { specialAssessmentModule } from './receivables/collection/special-assessment/special-assessment.routes';
import { saleJob } from './receivables/sale/sale.jobs';
import { saleModule } from './receivables/sale/sale.routes';
import { findOwnAccounts } from './receivables/statement/own-accounts';
import { nameOpenItems } from './journal-entry/finding/name-open-items';
import { balanceTasks } from './receivables/statement/balance-task';
import { arrearsAudience, unitAccounts } from './receivables/statement/unit-accounts';
import { unitAccountModule } from './receivables/unit-account/unit-account.routes';
import { duesStep } from './receivables/recurring/dues-step';
import { recurringModule } from './receivables/recurring/recurring.routes';
import { seedRecurringEntries } from './recurring/entry/recurring-entry.demo';
import { recurringEntryModule } from './recurring/entry/recurring-entry.routes';
import { recurringHistory, recurringKinds } from './recurring/recurring-kinds';
import { installmentWaits } from './receivables/collection/special-assessment/billing/special-assessment-notifications';
import { recurringNotifications } from './recurring/schedule/recurring-notifications';
import { recurringJob } from './recurring/schedule/recurring.jobs';
import { statementRunJob } from './receivables/statement/mailing/statement-run.jobs';
import { statementRunModule } from './receivables/statement/mailing/statement-run.routes';
import { statementModule } from './receivables/statement/statement.routes';
import { namedVendors, vendorSearch } from './payables/vendor/vendor-search';
import { seedVendors } from './payables/vendor/vendor.demo';
import { vendorFileColumns, vendorHistory, vendorKinds } from './payables/vendor/vendor-kinds';
import { vendorModule } from './payables/vendor/vendor.routes';

export { lateChargeAccounts } from './receivables/collection/late-charge/late-charge.sql';
export { delinquentAccounts } from './receivables/unit-account/delinquent-accounts';
export { openUnitsOn, type UnitOn, unitsOn } from './receivables/unit-account/unit-ledger-on.sql';
export {
  duesAccounts,
  duesOfUnits,
  type DuesTemplate,
  duesTemplates,
} from './receivables/recurring/dues/dues-templates';
export { installmentOf } from './receivables/recurring/dues/installments.rules';
export { handOverDues, undoDues } from './receivables/recurring/dues/replace-dues.service';
export { settleDraft } from './payables/bill/demo/settle-draft';
export { entryKinds } from './reserve/waiting-entries';
export { type BankAccount, bankAccounts, requireBankAccount } from './bank-transaction/queries/bank-account';
export {
  type ImportedStatement,
  importedStatements,
  isBookedUntil,
} from './bank-transaction/queries/reconciling.sql';
export { bankStandings, unmatchedLines } from './bank-transaction/queries/standing.sql';
export { recurringNotMade } from './recurring/schedule/not-made.sql';
export { bookedLines } from './bank-transaction/matching/booked-lines.sql';
export {
  type BroughtBill,
  billsThatWait,
  bringBills,
  type StandingBill,
  standingBills,
} from './payables/books-import/bring-bills';
export { openingBills, voidOpeningBills, wasOpeningBillVoided } from './payables/books-import/opening-bills';
export { requireOthersBills } from './payables/bill/commands/payee';
export {
  bringVendors,
  type BroughtVendor,
  type KnownVendor,
  knownVendors,
} from './payables/books-import/bring-vendors';

onReversal('accounting.bank-matches', releaseMatches);

/** Accounting. */
export const accountingSection = defineSection({
  id: 'accounting',
  modules: [
    adjustmentModule,
    depositModule,
    invoiceLetterModule,
    paperModule,
    invoiceModule,
    paymentModule,
    statementModule,
    statementRunModule,
    unitAccountModule,
    vendorModule,
    ownVendorModule,
    billModule,
    vendorPaymentModule,
    vendorBooksModule,
    journalEntryModule,
    specialAssessmentModule,
    recurringEntryModule,
    recurringModule,
    collectionModule,
    lateChargeModule,
    bankTransactionModule,
    bankImportModule,
    bankRuleModule,
    payoffModule,
    saleModule,
  ],
  concurrentChanges: concurrentPostings,
  firstSteps: [duesStep],
  permissions: accountingPermissions,
  ownRecords: ['Invoices List View', 'Invoice Details View'],
  grants: {
    'Invoices List View': readers,
    'Invoice Details View': readers,
    'Invoice Create': ['Treasurer'],
    'Owner Credit Approve': ['Board Member'],
    'Collection Update': ['Treasurer'],
    'Payoff Statement Create': ['Treasurer'],
    'Special Assessments List View': readers,
    'Special Assessment Create': ['Treasurer'],
    'Recurring Templates List View': readers,
    'Recurring Template Create': ['Treasurer'],
    'Vendors List View': readers,
    'Vendor Details View': readers,
    'Vendor Update': ['Treasurer'],
    'Bills List View': readers,
    'Bill Details View': readers,
    'Bill Create': ['Treasurer'],
    'Bill Pay': ['Treasurer'],
    'My Bills View': ['Vendor'],
    'Bill Approve': ['Board Member'],
    'Journal Entries View': readers,
    'Journal Entry Create': ['Treasurer'],
    'Journal Entry Approve': ['Board Member'],
    'Bank Transactions View': readers,
    'Bank Transaction Match': ['Treasurer'],
  },
  money: [
    'Invoice Create',
    'Bill Create',
    'Bill Pay',
    'Bill Approve',
    'Owner Credit Approve',
    'Collection Update',
    'Payoff Statement Create',
    'Special Assessment Create',
    'Recurring Template Create',
    'Vendor Update',
    'Journal Entry Create',
    'Journal Entry Approve',
    'Bank Transaction Match',
  ],
  history: {
    ...ownerHistory,
    ...billHistory,
    ...bankHistory,
    ...vendorHistory,
    ...recurringHistory,
    'journal-entry': ['journal-entry.post', 'journal-entry.reverse', 'journal-entry.attach'],
  },
  logged: {
    ...ownerKinds,
    ...billKinds,
    ...recurringKinds,
    ...bankKinds,
    ...vendorKinds,
    'journal-entry': {
      permission: 'Journal Entries View',
      name: { table: 'journal_entry', sql: `'#' || journal_entry.no` },
      url: journalEntryUrl,
    },
  },
  fileColumns: [
    ...bankFileColumns,
    ...billFileColumns,
    ...collectionFileColumns,
    ...journalEntryFileColumns,
    ...vendorFileColumns,
  ],
  mergedRows: [...ownerMergedRows, ...billMergedRows],
  ownPlaces: { 'my-account': findOwnAccounts, 'my-vendor': findOwnVendor },
  audiences: arrearsAudience,
  unitAccounts,
  nameOpenItems,
  bookingCharges,
  vendorBills,
  vendorPayouts,
  notifications: [
    invoiceIssued,
    ...paymentNotifications,
    ...recurringNotifications,
    installmentWaits,
    bulkJobEnded('accounting'),
  ],
  bulkJobs: [bulkJob(bulkSend)],
  emailChecks: { [stillWantedName]: stillWanted },
  jobs: [applyRulesJob, invoiceLetterJob, ownerLetterJob, invoiceRunJob, statementRunJob],
  approvals: [
    billApproval,
    vendorPaymentApproval,
    reservePaymentApproval,
    writeOffApproval,
    refundApproval,
    reserveRefundApproval,
    ...entryApprovals,
  ],
  communityJobs: [
    recurringJob,
    lateChargeJob,
    saleJob,
    specialAssessmentJob,
    bookingChargesJob,
    refusedBookingsJob,
  ],
  tasks: [
    balanceTasks,
    billTasks,
    draftBillTasks,
    undecidedBillTasks,
    bankTransactionTask,
    postingExceptionTasks,
  ],
  hasAmounts: async (tx) =>
    (await tx.selectFrom('ledgerHead').select('nextNo').executeTakeFirst()) !== undefined ||
    (await tx.selectFrom('bill').select('id').limit(1).executeTakeFirst()) !== undefined,
  sentences: accountingSentences,
  search: [invoiceSearch, paymentSearch, vendorSearch, billSearch, journalEntrySearch],
  namedRecords: [namedVendors],
  demo: [
    seedVendors,
    seedOwners,
    seedSpecialAssessment,
    seedCollection,
    seedBills,
    seedRecurringEntries,
    seedReserveTransfers,
    seedBank,
    seedCloses,
  ],
});
