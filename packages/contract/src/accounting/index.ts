import type { RouteTable } from '../wire/route';
import { payablesAgeingRoutes } from './payables/bill/ageing/payables-ageing';
import { billRoutes } from './payables/bill/bill';
import { vendorPaymentRoutes } from './payables/bill/vendor-payment/vendor-payment';
import { adjustmentRoutes } from './receivables/adjustment/adjustment';
import { depositRoutes } from './receivables/deposit/deposit';
import { lateChargeRoutes } from './receivables/collection/late-charge';
import { bankTransactionRoutes } from './bank-transaction/bank-transaction';
import { bankImportRoutes } from './bank-transaction/import/bank-import';
import { bankRuleRoutes } from './bank-transaction/rule/bank-rule';
import { invoiceRoutes } from './receivables/invoice/invoice';
import { invoiceLetterRoutes } from './receivables/invoice/invoice-letter';
import { journalEntryRoutes } from './journal-entry/journal-entry';
import { reapplicationRoutes } from './receivables/payment/reapplication';
import { paymentRoutes } from './receivables/payment/payment';
import { paperRoutes } from './receivables/statement/paper';
import { recurringInvoiceRoutes } from './receivables/recurring/recurring-invoice';
import { recurringEntryRoutes } from './recurring/entry/recurring-entry';
import { payoffRoutes } from './receivables/collection/payoff/payoff';
import { saleRoutes } from './receivables/sale/sale';
import { collectionRoutes } from './receivables/collection/collection';
import { specialAssessmentRoutes } from './receivables/collection/special-assessment/special-assessment';
import { statementRunRoutes } from './receivables/statement/mailing/statement-run';
import { statementRoutes } from './receivables/statement/statement';
import { unitAccountRoutes } from './receivables/unit-account/unit-account';
import { vendorAccountRoutes } from './payables/vendor/account/vendor-account';
import { taxRegisterRoutes } from './payables/vendor/tax-register/tax-register';
import { tinRoutes } from './payables/vendor/tin';
import { vendorRoutes } from './payables/vendor/vendor';

export * from './permissions';

/** Every call of the section "Accounting". */
export const accountingRoutes = {
  ...billRoutes,
  ...payablesAgeingRoutes,
  ...vendorPaymentRoutes,
  ...adjustmentRoutes,
  ...depositRoutes,
  ...bankTransactionRoutes,
  ...bankImportRoutes,
  ...bankRuleRoutes,
  ...invoiceRoutes,
  ...invoiceLetterRoutes,
  ...journalEntryRoutes,
  ...paperRoutes,
  ...lateChargeRoutes,
  ...paymentRoutes,
  ...reapplicationRoutes,
  ...collectionRoutes,
  ...payoffRoutes,
  ...saleRoutes,
  ...specialAssessmentRoutes,
  ...recurringEntryRoutes,
  ...recurringInvoiceRoutes,
  ...statementRoutes,
  ...statementRunRoutes,
  ...unitAccountRoutes,
  ...taxRegisterRoutes,
  ...tinRoutes,
  ...vendorAccountRoutes,
  ...vendorRoutes,
} satisfies RouteTable;
