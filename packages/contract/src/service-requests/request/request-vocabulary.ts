import type { HistoryVocabulary } from '../../wire/fields/history';
import { requestSettingsWords } from '../policy/request-policy.words';
import { requestWords } from './request.words';

/** What requests and their settings are called in their histories, and in the log. */
export const requestVocabulary: HistoryVocabulary = {
  actions: {
    'request.create': { en: 'Reported', es: 'Se reportó' },
    'request.update': { en: 'Changed', es: 'Se cambió' },
    'request.assign': { en: 'Assigned', es: 'Se asignó' },
    'request.priority': { en: 'Priority set', es: 'Se definió la prioridad' },
    'request.triage': { en: 'Triaged', es: 'Se clasificó' },
    'request.start': { en: 'Work started', es: 'Se empezó' },
    'request.wait': { en: 'On hold', es: 'Se puso en espera' },
    'request.resolve': { en: 'Resolved', es: 'Se resolvió' },
    'request.close': { en: 'Closed', es: 'Se cerró' },
    'request.reopen': { en: 'Reopened', es: 'Se reabrió' },
    'request.withdraw': { en: 'Withdrawn', es: 'Se retiró' },
    'request.comment': { en: 'Comment added', es: 'Se comentó' },
    'request.note': { en: 'Internal comment added', es: 'Comentario interno' },
    'request.merge': { en: 'Merged', es: 'Se fusionó' },
    'request.absorb': { en: 'Duplicate merged in', es: 'Se fusionó un duplicado' },
    'request.link': { en: 'Related request linked', es: 'Se vinculó una solicitud' },
    'request.unlink': { en: 'Related request unlinked', es: 'Se desvinculó una solicitud' },
    'request.rate': { en: 'Rated', es: 'Se valoró' },
    'request.warn': { en: 'Deadline warning', es: 'Aviso de plazo' },
    'request.escalate': { en: 'Deadline missed', es: 'Plazo vencido' },
    'request-kind.update': { en: 'Kind of request changed', es: 'Se cambió un tipo de solicitud' },
    'request-policy.update': { en: 'Request settings changed', es: 'Se cambió la configuración' },
  },
  kinds: {
    request: requestWords.request,
    'request-kind': requestSettingsWords.requestKind,
    'request-policy': requestSettingsWords.requestPolicy,
  },
  things: {
    request: requestWords,
    'request-kind': requestSettingsWords,
    'request-policy': requestSettingsWords,
  },
};
