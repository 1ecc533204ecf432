import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords, type Words } from '../../wire/fields/words';

const approvalWords = {
  title: { en: 'Request', es: 'Solicitud' },
  reason: sharedWords.reason,
  state: { en: 'State', es: 'Estado' },
  'state.waiting': { en: 'Pending', es: 'Pendiente' },
  'state.approved': { en: 'Approved', es: 'Aprobada' },
  'state.refused': { en: 'Rejected', es: 'Rechazada' },
  'state.withdrawn': { en: 'Withdrawn', es: 'Retirada' },
  'state.expired': { en: 'Expired', es: 'Caducada' },
  outcome: { en: 'Reason', es: 'Motivo' },
  approvedBy: sharedWords.approvedBy,
} satisfies Words;

/** One for each number of persons that a rule can ask for. */
const ruleWords = {
  deciders: { en: 'Approvals needed', es: 'Aprobaciones necesarias' },
  from1Minor: { en: 'One approval from', es: 'Una aprobación desde' },
  from2Minor: { en: 'Two approvals from', es: 'Dos aprobaciones desde' },
  from3Minor: { en: 'Three approvals from', es: 'Tres aprobaciones desde' },
  sumDays: {
    en: 'Days for totals per payee',
    es: 'Días para sumar importes por beneficiario',
  },
  roles: { en: 'Approver role', es: 'Rol de quien aprueba' },
  group: { en: 'Approver committee', es: 'Comité de quien aprueba' },
  approvedBy: sharedWords.approvedBy,
} satisfies Words;

/** What approvals and their rules are called in the log. */
export const approvalVocabulary: HistoryVocabulary = {
  actions: {
    'approval.ask': { en: 'Approval requested', es: 'Aprobación solicitada' },
    'approval.approve': { en: 'Approved', es: 'Aprobada' },
    'approval.refuse': { en: 'Approval rejected', es: 'Aprobación rechazada' },
    'approval.withdraw': { en: 'Approval withdrawn', es: 'Aprobación retirada' },
    'approval.expire': { en: 'Approval expired', es: 'Aprobación caducada' },
    'approval-rule.update': { en: 'Approval rule changed', es: 'Regla de aprobación cambiada' },
  },
  kinds: {
    approval: { en: 'Approval', es: 'Aprobación' },
    'approval-rule': { en: 'Approval rule', es: 'Regla de aprobación' },
  },
  things: { approval: approvalWords, 'approval-rule': ruleWords },
};
