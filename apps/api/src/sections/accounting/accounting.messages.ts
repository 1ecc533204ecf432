import { ledgerSentences } from '../../ledger/posting/ledger.messages';
import { billSentences } from './payables/bill/bill.messages';
import { adjustmentSentences } from './receivables/statement/adjustment/adjustment.messages';
import { bookingChargeSentences } from './receivables/booking-charge/booking-charge.messages';
import { depositSentences } from './receivables/deposit/deposit.messages';
import { bankTransactionSentences } from './bank-transaction/bank-transaction.messages';
import { journalEntrySentences } from './journal-entry/journal-entry.messages';
import { ownerSentences } from './receivables/owner/owner.messages';
import { statementRunSentences } from './receivables/statement/mailing/statement-run.messages';
import { collectionSentences } from './receivables/collection/collection.messages';
import { saleSentences } from './receivables/sale/sale.messages';
import { specialAssessmentSentences } from './receivables/collection/special-assessment/special-assessment.messages';
import { scheduleSentences } from './recurring/schedule/schedule.messages';
import { recurringSentences } from './receivables/recurring/recurring.messages';
import { recurringEntrySentences } from './recurring/entry/recurring-entry.messages';
import { lateChargeSentences } from './receivables/collection/late-charge/late-charge.messages';
import { vendorSentences } from './payables/vendor/vendor.messages';
import type { Sentences } from '../../platform/http/language/sentence';

/** What the calls of accounting tell people, in Spanish by English. */
export const accountingSentences: Sentences = {
  ...ledgerSentences,
  ...billSentences,
  ...adjustmentSentences,
  ...bookingChargeSentences,
  ...depositSentences,
  ...bankTransactionSentences,
  ...journalEntrySentences,
  ...ownerSentences,
  ...statementRunSentences,
  ...collectionSentences,
  ...saleSentences,
  ...specialAssessmentSentences,
  ...scheduleSentences,
  ...recurringSentences,
  ...recurringEntrySentences,
  ...lateChargeSentences,
  ...vendorSentences,
  // Permissions.
  'See invoices and payments': 'Ver facturas y pagos',
  'Open an invoice or a payment': 'Abrir una factura o un pago',
  'Write and void invoices, and record payments': 'Emitir y anular facturas y registrar pagos',
  'See vendors': 'Ver proveedores',
  'Open a vendor and their bills': 'Abrir un proveedor y sus facturas',
  'Add and change vendors and their bills': 'Agregar y cambiar proveedores y sus facturas',
  'See bills and payments to vendors': 'Ver facturas recibidas y pagos a proveedores',
  'Open a bill or a payment to a vendor': 'Abrir una factura recibida o un pago a un proveedor',
  'Enter and void bills': 'Anotar y anular facturas recibidas',
  'Approve bills and payments of amounts that take a second person':
    'Aprobar facturas recibidas y pagos de importes que requieren a otra persona',
  'Pay bills': 'Pagar facturas recibidas',
  'See journal entries': 'Ver asientos contables',
  'Post and reverse journal entries': 'Registrar y anular asientos contables',
  'Approve journal entries of amounts that take a second person':
    'Aprobar asientos de importes que requieren a otra persona',
};
