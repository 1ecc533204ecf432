import type { HistoryVocabulary } from '../../wire/fields/history';
import { sharedWords, type Words } from '../../wire/fields/words';

const approvalWords = {
  title: { en: 'What was asked', es: 'Qué se pidió' },
  reason: sharedWords.reason,
  state: { en: 'State', es: 'Estado' },
  'state.waiting': { en: 'Waiting', es: 'En espera' },
  'state.approved': { en: 'Approved', es: 'Aprobada' },
  'state.refused': { en: 'Refused', es: 'Rechazada' },
  'state.withdrawn': { en: 'Withdrawn', es: 'Retirada' },
  'state.expired': { en: 'Expired', es: 'Caducada' },
  outcome: { en: 'Why it ended so', es: 'Por qué terminó así' },
  approvedBy: sharedWords.approvedBy,
} satisfies Words;

/** One for each number of persons that a rule can ask for. */
const ruleWords = {
  deciders: { en: 'Persons who decide', es: 'Personas que deciden' },
  from1Minor: { en: 'One person decides from', es: 'Una persona decide desde' },
  from2Minor: { en: 'Two persons decide from', es: 'Dos personas deciden desde' },
  from3Minor: { en: 'Three persons decide from', es: 'Tres personas deciden desde' },
  sumDays: {
    en: 'Days over which amounts per payee add up',
    es: 'Días en que se suman los importes por beneficiario',
  },
  roles: { en: 'Who decides has the role', es: 'Quien decide tiene el rol' },
  group: { en: 'Who decides belongs to', es: 'Quien decide pertenece a' },
  approvedBy: sharedWords.approvedBy,
} satisfies Words;

/** What approvals and their rules are called in the log. */
export const approvalVocabulary: HistoryVocabulary = {
  actions: {
    'approval.ask': { en: 'Approval asked for', es: 'Aprobación pedida' },
    'approval.approve': { en: 'Approved', es: 'Aprobada' },
    'approval.refuse': { en: 'Approval refused', es: 'Aprobación rechazada' },
    'approval.withdraw': { en: 'Approval withdrawn', es: 'Aprobación retirada' },
    'approval.expire': { en: 'Approval expired', es: 'Aprobación caducada' },
    'approval-rule.update': { en: 'Rule of approvals changed', es: 'Regla de aprobaciones cambiada' },
  },
  kinds: {
    approval: { en: 'Approval', es: 'Aprobación' },
    'approval-rule': { en: 'Rule of approvals', es: 'Regla de aprobaciones' },
  },
  things: { approval: approvalWords, 'approval-rule': ruleWords },
};
