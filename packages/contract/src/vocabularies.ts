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
import { payoutVocabulary } from './banking/payout/payout-vocabulary';
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
import { announcementVocabulary } from './communications/announcement/announcement-history.words';
import { calendarVocabulary } from './communications/calendar/calendar-history.words';
import { approvalVocabulary } from './platform/community/approval-history.words';
import { communityVocabulary } from './platform/community/community-history.words';
import { audienceVocabulary } from './platform/notifications/audience/audience-history.words';
import { sessionWords } from './platform/member/session.words';
import { mailWords } from './platform/community/operations/outbox.words';
import { jobWords } from './platform/community/operations/job.words';
import {
  historyVocabulary,
  propertiesVocabulary,
  reservationVocabulary,
  upkeepVocabulary,
} from './properties/vocabulary';
import { ticketVocabulary } from './platform/community/support/ticket-history.words';
import { listActWords, listViewWords, sectionWords } from './platform/recorded.words';
import type { HistoryVocabulary } from './wire/fields/history';
import type { Words } from './wire/fields/words';
import { documentVocabulary } from './documents/document/document-vocabulary';
import { folderVocabulary } from './documents/folder/folder-vocabulary';
import { requestVocabulary } from './service-requests/request/request-vocabulary';
import { workOrderVocabulary } from './service-requests/work-order/work-order-vocabulary';
import { reconciliationVocabulary } from './banking/reconciliation/reconciliation.words';
import { transferVocabulary } from './banking/transfer/transfer.words';
import { budgetVocabulary } from './budget/budget/budget.words';
import { expenseClaimVocabulary } from './budget/expense-claim/expense-claim.words';

/** What is recorded of no section's things. */
const platformVocabulary: HistoryVocabulary = {
  actions: {
    'session.start': { en: 'Signed in', es: 'Inicio de sesión' },
    'session.end': { en: 'Signed out', es: 'Cierre de sesión' },
    'session.prove': { en: 'Proved again who they are', es: 'Volvió a probar quién es' },
    'session.switch': { en: 'Went to another community', es: 'Pasó a otra comunidad' },
    'section.update': { en: 'Section set', es: 'Sección ajustada' },
    'section.override': { en: 'Build of a section tried', es: 'Versión de una sección probada' },
    'list-view.create': { en: 'View kept', es: 'Vista guardada' },
    'list-view.update': { en: 'View changed', es: 'Vista cambiada' },
    'list-view.remove': { en: 'View removed', es: 'Vista eliminada' },
    'list-view.restore': { en: 'View brought back', es: 'Vista recuperada' },
    'list-view.start': { en: 'Beginning of a list set', es: 'Inicio de una lista ajustado' },
    'mail.retry': { en: 'Letter sent again', es: 'Carta enviada de nuevo' },
    'mail.confirm-copy': {
      en: 'A copy was made the community in use',
      es: 'Una copia pasó a ser la comunidad en uso',
    },
    'mail.test': { en: 'Test letter sent', es: 'Carta de prueba enviada' },
    'job.retry': { en: 'Failed work queued again', es: 'Trabajo fallido repetido' },
    'job.dismiss': { en: 'Failed work given up', es: 'Trabajo fallido dado por perdido' },
    'list-act.start': { en: 'Act on many begun', es: 'Acción sobre muchos iniciada' },
    'list-act.end': { en: 'Act on many ended', es: 'Acción sobre muchos terminada' },
    'list-act.cancel': { en: 'Act on many cancelled', es: 'Acción sobre muchos cancelada' },
  },
  kinds: {
    session: { en: 'Sign-in', es: 'Inicio de sesión' },
    section: { en: 'Section', es: 'Sección' },
    'list-view': { en: 'View of a list', es: 'Vista de una lista' },
    'list-act': { en: 'Act on many', es: 'Acción sobre muchos' },
    job: { en: 'Work in the background', es: 'Trabajo en segundo plano' },
    mail: { en: 'Letter', es: 'Carta' },
  },
  things: {
    session: sessionWords,
    section: sectionWords,
    'list-act': listActWords,
    'list-view': listViewWords,
    job: jobWords,
    mail: mailWords,
  },
};

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
  budgetVocabulary,
  expenseClaimVocabulary,
];

const merged = <T>(of: (vocabulary: HistoryVocabulary) => Readonly<Record<string, T>>): Record<string, T> =>
  Object.assign({}, ...vocabularies.map(of));

/** Words by kind: of a kind that two sections have, as documents, those of both. */
function mergedThings(): HistoryVocabulary['things'] {
  const all: Record<string, Words> = {};
  for (const { things } of vocabularies)
    for (const [kind, words] of Object.entries(things)) all[kind] = { ...all[kind], ...words };
  return all;
}

/** What everything is called that the log of a community tells of. Of what was made it tells with what. */
export const allVocabularies: HistoryVocabulary = {
  actions: merged(({ actions }) => actions),
  kinds: merged(({ kinds }) => kinds),
  things: mergedThings(),
  values: merged(({ values = {} }) => values),
};

/** What of a change has no word in any history that tells of its action: these fields, or the action itself. */
export function unnamedOf(action: string, fields: readonly string[]): string[] {
  const [thing = ''] = action.split('.');
  const telling = vocabularies.filter(({ actions }) => action in actions);
  if (telling.length === 0) return [action];
  const isNamed = (field: string, { things }: HistoryVocabulary) =>
    [things[thing] ?? {}, ...Object.values(things)].some((words) => field in words);
  return fields
    .filter((field) => !telling.some((vocabulary) => isNamed(field, vocabulary)))
    .map((field) => `${action}: ${field}`);
}
