import { consentLabels } from '../platform/member/contact/mail-consent.labels';
import { sessionLabels } from '../platform/member/session/session.labels';
import { type HistoryVocabulary, historyFrom } from '../wire/fields/history';
import { sharedLabels, labelsFrom } from '../wire/fields/labels';
import { committeeLabels, termLabels } from './committee/committee.labels';
import { memberLabels } from './member/member.labels';
import { roleLabels } from './role/role.labels';
import mergeEn from './merge.en.json';
import mergeEs from './merge.es.json';
import viewAsEn from './view-as.en.json';
import viewAsEs from './view-as.es.json';
import memberHistoryEn from './member-history.en.json';
import memberHistoryEs from './member-history.es.json';
import committeeHistoryEn from './committee-history.en.json';
import committeeHistoryEs from './committee-history.es.json';
import roleHistoryEn from './role-history.en.json';
import roleHistoryEs from './role-history.es.json';
import joinRequestHistoryEn from './join-request-history.en.json';
import joinRequestHistoryEs from './join-request-history.es.json';

/** What became of two records of one person. */
const mergeLabels = labelsFrom(mergeEn, mergeEs);

/** Of an administrator who viewed as the member. */
const viewAsLabels = labelsFrom(viewAsEn, viewAsEs);

const { approvedBy } = sharedLabels;

/** What members are called in their histories. */
export const memberVocabulary: HistoryVocabulary = historyFrom(memberHistoryEn, memberHistoryEs, {
  records: {
    member: { ...memberLabels, ...mergeLabels, ...viewAsLabels, ...consentLabels, approvedBy },
    session: sessionLabels,
  },
});

/** What committees and terms are called in their histories. */
export const committeeVocabulary: HistoryVocabulary = historyFrom(committeeHistoryEn, committeeHistoryEs, {
  records: { committee: committeeLabels, term: termLabels },
});

/** What roles are called in their histories. */
export const roleVocabulary: HistoryVocabulary = historyFrom(roleHistoryEn, roleHistoryEs, {
  records: { role: { ...roleLabels, approvedBy } },
  withoutChanges: ['role.create'],
});

/** What is asked by those who want to join. */
export const joinRequestVocabulary: HistoryVocabulary = historyFrom(
  joinRequestHistoryEn,
  joinRequestHistoryEs,
  {
    records: {
      'join-request': { name: memberLabels.name, email: memberLabels.email, roles: memberLabels.roles },
    },
  },
);
