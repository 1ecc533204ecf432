import type { AttachedFiles } from '../../platform/files/file.tables';
import type {
  CollectionHoldTable,
  PaymentPlanInstallmentTable,
  PaymentPlanItemTable,
  PaymentPlanTable,
} from './receivables/collection/collection.tables';
import type {
  BillLineTable,
  BillTable,
  VendorPaymentPartTable,
  VendorPaymentTable,
} from './payables/bill/bill.tables';
import type {
  AdjustmentLineTable,
  AdjustmentRecoveryTable,
  AdjustmentTable,
} from './receivables/statement/adjustment/adjustment.tables';
import type { BookingChargeTable } from './receivables/booking-charge/booking-charge.tables';
import type { DepositPaymentTable, DepositTable } from './receivables/deposit/deposit.tables';
import type {
  BankImportTable,
  BankMatchLineTable,
  BankMatchTable,
  BankRuleTable,
  BankTransactionTable,
} from './bank-transaction/bank-transaction.tables';
import type {
  DocumentNumberTable,
  InvoiceLineTable,
  InvoiceRunTable,
  InvoiceRunUnitTable,
  InvoiceTable,
} from './receivables/invoice/invoice.tables';
import type {
  LateChargePolicyTable,
  LateChargeTable,
} from './receivables/collection/late-charge/late-charge.tables';
import type { OwnerLetterTable } from './receivables/letter/owner-letter.tables';
import type { JournalEntryFileTable } from './journal-entry/journal-entry.tables';
import type {
  StatementRunTable,
  StatementRunUnitTable,
} from './receivables/statement/mailing/statement-run.tables';
import type { BillingSettingTable } from './receivables/statement/paper/billing-setting.tables';
import type {
  PaymentPartTable,
  PaymentPolicyTable,
  PaymentTable,
} from './receivables/payment/payment.tables';
import type { PostingExceptionTable } from './clock/posting-exception.tables';
import type { SalePolicyTable } from './receivables/sale/sale.tables';
import type { PayoffStatementTable } from './receivables/collection/payoff/payoff.tables';
import type {
  SpecialAssessmentInstallmentTable,
  SpecialAssessmentPartTable,
  SpecialAssessmentTable,
} from './receivables/collection/special-assessment/special-assessment.tables';
import type {
  RecurringInvoiceTable,
  RecurringInvoiceUnitTable,
  RecurringReplacementTable,
} from './receivables/recurring/recurring.tables';
import type {
  RecurringEntryTable,
  RecurringOccurrenceTable,
  RecurringTemplateTable,
} from './recurring/recurring.tables';
import type { VendorTable, VendorTinTable } from './payables/vendor/vendor.tables';

/** The tables of the section "Accounting". */
export interface AccountingTables {
  collectionHold: CollectionHoldTable;
  bill: BillTable;
  billFile: AttachedFiles<'billId'>;
  billLine: BillLineTable;
  adjustment: AdjustmentTable;
  adjustmentLine: AdjustmentLineTable;
  adjustmentRecovery: AdjustmentRecoveryTable;
  billingSetting: BillingSettingTable;
  bookingCharge: BookingChargeTable;
  deposit: DepositTable;
  depositPayment: DepositPaymentTable;
  bankImport: BankImportTable;
  bankMatch: BankMatchTable;
  bankMatchLine: BankMatchLineTable;
  bankRule: BankRuleTable;
  bankTransaction: BankTransactionTable;
  documentNumber: DocumentNumberTable;
  invoice: InvoiceTable;
  invoiceLine: InvoiceLineTable;
  invoiceRun: InvoiceRunTable;
  invoiceRunUnit: InvoiceRunUnitTable;
  journalEntryFile: JournalEntryFileTable;
  lateCharge: LateChargeTable;
  lateChargePolicy: LateChargePolicyTable;
  salePolicy: SalePolicyTable;
  ownerLetter: OwnerLetterTable;
  payment: PaymentTable;
  paymentPart: PaymentPartTable;
  payoffStatement: PayoffStatementTable;
  paymentPlan: PaymentPlanTable;
  paymentPlanInstallment: PaymentPlanInstallmentTable;
  paymentPlanItem: PaymentPlanItemTable;
  paymentPolicy: PaymentPolicyTable;
  postingException: PostingExceptionTable;
  statementRun: StatementRunTable;
  statementRunUnit: StatementRunUnitTable;
  specialAssessment: SpecialAssessmentTable;
  specialAssessmentInstallment: SpecialAssessmentInstallmentTable;
  specialAssessmentPart: SpecialAssessmentPartTable;
  recurringEntry: RecurringEntryTable;
  recurringInvoice: RecurringInvoiceTable;
  recurringInvoiceUnit: RecurringInvoiceUnitTable;
  recurringOccurrence: RecurringOccurrenceTable;
  recurringReplacement: RecurringReplacementTable;
  recurringTemplate: RecurringTemplateTable;
  vendor: VendorTable;
  vendorFile: AttachedFiles<'vendorId'>;
  vendorPayment: VendorPaymentTable;
  vendorPaymentPart: VendorPaymentPartTable;
  vendorTin: VendorTinTable;
}

declare module '../../platform/database/database' {
  // The compiler's way to add to an interface from outside: the platform names no section.
  interface Database extends AccountingTables {}
}
