import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { labelsFrom } from '../../wire/fields/labels';
import approvalEn from './approval.en.json';
import approvalEs from './approval.es.json';
import ruleEn from './rule.en.json';
import ruleEs from './rule.es.json';
import approvalHistoryEn from './approval-history.en.json';
import approvalHistoryEs from './approval-history.es.json';

const approvalLabels = labelsFrom(approvalEn, approvalEs);

/** One for each number of persons that a rule can ask for. */
const ruleLabels = labelsFrom(ruleEn, ruleEs);

/** What approvals and their rules are called in the log. */
export const approvalVocabulary: HistoryVocabulary = historyFrom(approvalHistoryEn, approvalHistoryEs, {
  records: { approval: approvalLabels, 'approval-rule': ruleLabels },
});
