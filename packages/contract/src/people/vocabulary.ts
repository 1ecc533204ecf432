import { consentWords } from '../platform/member/contact/mail-consent.words';
import { sessionWords } from '../platform/member/session/session.words';
import { type HistoryVocabulary, historyFrom } from '../wire/fields/history';
import { sharedWords, wordsFrom } from '../wire/fields/words';
import { committeeWords, termWords } from './committee/committee.words';
import { memberWords } from './member/member.words';
import { roleWords } from './role/role.words';
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
const mergeWords = wordsFrom(mergeEn, mergeEs);

/** Of an administrator who viewed as the member. */
const viewAsWords = wordsFrom(viewAsEn, viewAsEs);

const { approvedBy } = sharedWords;

/** What members are called in their histories. */
export const memberVocabulary: HistoryVocabulary = historyFrom(memberHistoryEn, memberHistoryEs, {
  things: {
    member: { ...memberWords, ...mergeWords, ...viewAsWords, ...consentWords, approvedBy },
    session: sessionWords,
  },
});

/** What committees and terms are called in their histories. */
export const committeeVocabulary: HistoryVocabulary = historyFrom(committeeHistoryEn, committeeHistoryEs, {
  things: { committee: committeeWords, term: termWords },
});

/** What roles are called in their histories. */
export const roleVocabulary: HistoryVocabulary = historyFrom(roleHistoryEn, roleHistoryEs, {
  things: { role: { ...roleWords, approvedBy } },
  withoutChanges: ['role.create'],
});

/** What is asked by those who want to join. */
export const joinRequestVocabulary: HistoryVocabulary = historyFrom(
  joinRequestHistoryEn,
  joinRequestHistoryEs,
  {
    things: {
      'join-request': { name: memberWords.name, email: memberWords.email, roles: memberWords.roles },
    },
  },
);
