import { billVocabulary } from './accounting/payables/bill/bill-vocabulary';
import { saleVocabulary } from './accounting/receivables/sale/sale-vocabulary';
import { lateChargeVocabulary } from './accounting/receivables/collection/late-charge-vocabulary';
import { bankTransactionVocabulary } from './accounting/bank-transaction/bank-transaction-vocabulary';
import { invoiceVocabulary } from './accounting/receivables/invoice/invoice-vocabulary';
import { journalEntryVocabulary } from './accounting/journal-entry/journal-entry-vocabulary';
import { adjustmentVocabulary } from './accounting/receivables/adjustment/adjustment-vocabulary';
import { depositVocabulary } from './accounting/receivables/deposit/deposit-vocabulary';
import { paymentVocabulary } from './accounting/receivables/payment/payment-vocabulary';
import { recurringVocabulary } from './accounting/receivables/recurring/recurring-vocabulary';
import { recurringEntryVocabulary } from './accounting/recurring/entry/recurring-entry-vocabulary';
import { statementRunVocabulary } from './accounting/receivables/statement/mailing/statement-run-vocabulary';
import { payoffVocabulary } from './accounting/receivables/collection/payoff/payoff-vocabulary';
import { collectionVocabulary } from './accounting/receivables/collection/collection-vocabulary';
import { specialAssessmentVocabulary } from './accounting/receivables/collection/special-assessment/special-assessment-vocabulary';
import { vendorVocabulary } from './accounting/payables/vendor/vendor-vocabulary';
import { chartVocabulary } from './bookkeeping/account/chart-vocabulary';
import { bookCheckVocabulary } from './bookkeeping/book-check/book-check-vocabulary';
import { periodVocabulary } from './bookkeeping/period/period-vocabulary';
import { packetVocabulary } from './banking/packet/packet-vocabulary';
import { payoutVocabulary } from './banking/payout/payout-vocabulary';
import { publishedReportVocabulary } from './banking/published-report/published-report-vocabulary';
import { savedReportVocabulary } from './banking/saved-report/saved-report-vocabulary';
import { recognitionVocabulary } from './bookkeeping/period/recognition/recognition-vocabulary';
import { serviceItemVocabulary } from './bookkeeping/service-item/service-item-vocabulary';
import { mailingVocabulary } from './communications/mailing/mailing-vocabulary';
import { meetingVocabulary } from './communications/meeting/meeting-vocabulary';
import { pollVocabulary } from './communications/poll/poll-vocabulary';
import {
  committeeVocabulary,
  joinRequestVocabulary,
  memberVocabulary,
  roleVocabulary,
} from './people/vocabulary';
import { announcementVocabulary } from './communications/announcement/announcement-history.labels';
import { calendarVocabulary } from './communications/calendar/calendar-history.labels';
import { approvalVocabulary } from './platform/community/approval-history.labels';
import { communityVocabulary } from './platform/community/community-history.labels';
import { audienceVocabulary } from './platform/notifications/audience/audience-history.labels';
import { sessionLabels } from './platform/member/session/session.labels';
import { mailLabels } from './platform/community/operations/outbox.labels';
import { jobLabels } from './platform/community/operations/job.labels';
import {
  historyVocabulary,
  propertiesVocabulary,
  reservationVocabulary,
  upkeepVocabulary,
} from './properties/vocabulary';
import { ticketVocabulary } from './platform/community/support/ticket-history.labels';
import { bulkJobLabels, listViewLabels, sectionLabels } from './platform/recorded.labels';
import { type HistoryVocabulary, historyFrom } from './wire/fields/history';
import type { Labels } from './wire/fields/labels';
import { documentVocabulary } from './documents/document/document-vocabulary';
import { folderVocabulary } from './documents/folder/folder-vocabulary';
import { requestVocabulary } from './service-requests/request/request-vocabulary';
import { workOrderVocabulary } from './service-requests/work-order/work-order-vocabulary';
import { reconciliationVocabulary } from './banking/reconciliation/reconciliation.labels';
import { transferVocabulary } from './banking/transfer/transfer.labels';
import { unclaimedCheckVocabulary } from './banking/unclaimed-check/unclaimed-check.labels';
import { budgetVocabulary } from './budget/budget/budget.labels';
import { duesPlanVocabulary } from './budget/dues-plan/dues-plan.labels';
import { expenseClaimVocabulary } from './budget/expense-claim/expense-claim.labels';
import en from './platform-history.en.json';
import es from './platform-history.es.json';

/** What is recorded of no section's records. */
const platformVocabulary: HistoryVocabulary = historyFrom(en, es, {
  records: {
    session: sessionLabels,
    section: sectionLabels,
    'bulk-job': bulkJobLabels,
    // As bulk jobs were called in entries of before; the log never changes.
    'list-act': bulkJobLabels,
    'list-view': listViewLabels,
    job: jobLabels,
    mail: mailLabels,
  },
});

/** Each section's, and what belongs to none. */
const vocabularies: readonly HistoryVocabulary[] = [
  historyVocabulary,
  upkeepVocabulary,
  reservationVocabulary,
  propertiesVocabulary,
  memberVocabulary,
  roleVocabulary,
  committeeVocabulary,
  joinRequestVocabulary,
  announcementVocabulary,
  calendarVocabulary,
  communityVocabulary,
  mailingVocabulary,
  meetingVocabulary,
  pollVocabulary,
  ticketVocabulary,
  approvalVocabulary,
  audienceVocabulary,
  chartVocabulary,
  periodVocabulary,
  payoutVocabulary,
  packetVocabulary,
  savedReportVocabulary,
  publishedReportVocabulary,
  recognitionVocabulary,
  bookCheckVocabulary,
  serviceItemVocabulary,
  bankTransactionVocabulary,
  invoiceVocabulary,
  billVocabulary,
  paymentVocabulary,
  adjustmentVocabulary,
  depositVocabulary,
  recurringEntryVocabulary,
  recurringVocabulary,
  lateChargeVocabulary,
  journalEntryVocabulary,
  collectionVocabulary,
  payoffVocabulary,
  saleVocabulary,
  statementRunVocabulary,
  specialAssessmentVocabulary,
  vendorVocabulary,
  platformVocabulary,
  documentVocabulary,
  folderVocabulary,
  requestVocabulary,
  workOrderVocabulary,
  reconciliationVocabulary,
  transferVocabulary,
  unclaimedCheckVocabulary,
  budgetVocabulary,
  duesPlanVocabulary,
  expenseClaimVocabulary,
];

const merged = <T>(of: (vocabulary: HistoryVocabulary) => Readonly<Record<string, T>>): Record<string, T> =>
  Object.assign({}, ...vocabularies.map(of));

/** Words by kind: of a kind that two sections have, as documents, those of both. */
function mergedRecords(): HistoryVocabulary['records'] {
  const all: Record<string, Labels> = {};
  for (const { records } of vocabularies)
    for (const [kind, labels] of Object.entries(records)) all[kind] = { ...all[kind], ...labels };
  return all;
}

/** What everything is called that the log of a community tells of. Of what was made it tells with what. */
export const allVocabularies: HistoryVocabulary = {
  actions: merged(({ actions }) => actions),
  kinds: merged(({ kinds }) => kinds),
  records: mergedRecords(),
  values: merged(({ values = {} }) => values),
};

/** What of a change has no word in any history that tells of its action: these fields, or the action itself. */
export function unnamedOf(action: string, fields: readonly string[]): string[] {
  const [record = ''] = action.split('.');
  const telling = vocabularies.filter(({ actions }) => action in actions);
  if (telling.length === 0) return [action];
  const isNamed = (field: string, { records }: HistoryVocabulary) =>
    [records[record] ?? {}, ...Object.values(records)].some((labels) => field in labels);
  return fields
    .filter((field) => !telling.some((vocabulary) => isNamed(field, vocabulary)))
    .map((field) => `${action}: ${field}`);
}
