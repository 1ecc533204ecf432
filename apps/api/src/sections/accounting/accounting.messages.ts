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
  'View invoices and payments': 'Ver facturas y pagos',
  'View invoice and payment details': 'Ver el detalle de facturas y pagos',
  'Create and void invoices, and record payments': 'Emitir y anular facturas y registrar pagos',
  'View vendors': 'Ver proveedores',
  'View vendor details and bills': 'Ver el detalle y las facturas de un proveedor',
  'Add and edit vendors and their bills': 'Agregar y editar proveedores y sus facturas',
  'View bills and vendor payments': 'Ver facturas recibidas y pagos a proveedores',
  'View bill and vendor payment details': 'Ver el detalle de facturas recibidas y pagos a proveedores',
  'Enter and void bills': 'Anotar y anular facturas recibidas',
  'Approve bills and payments that require a second person':
    'Aprobar facturas recibidas y pagos que requieren a otra persona',
  'Pay bills': 'Pagar facturas recibidas',
  'View the bills and documents of the vendor you work for':
    'Ver las facturas y los documentos del proveedor para el que trabaja',
  'View journal entries': 'Ver asientos contables',
  'Post and reverse journal entries': 'Registrar y anular asientos contables',
  'Approve journal entries that require a second person': 'Aprobar asientos que requieren a otra persona',
};
