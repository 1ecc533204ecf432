import { ledgerSentences } from '../../ledger/posting/ledger.messages';
import { billSentences } from './payables/bill/bill.messages';
import { adjustmentSentences } from './receivables/statement/adjustment/adjustment.messages';
import { bookingChargeSentences } from './receivables/booking-charge/booking-charge.messages';
import { depositSentences } from './receivables/deposit/deposit.messages';
import { bankTransactionSentences } from './bank-transaction/bank-transaction.messages';
import { journalEntrySentences } from './journal-entry/journal-entry.messages';
import { ownerSentences } from './receivables/owner-account/owner.messages';
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
import es from './accounting.sentences.es.json';

/** What the calls of accounting tell people, in Spanish by English. */
export const accountingSentences: Sentences = {
  ...es,
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
};
