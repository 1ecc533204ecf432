import type { HistoryVocabulary } from '../../wire/fields/history';
import { mailBlockWords, mailingWords, templateWords } from './mailing.words';

/** What e-mail notifications are called in histories and in the log. */
export const mailingVocabulary: HistoryVocabulary = {
  actions: {
    'mailing.create': { en: 'Email created', es: 'Correo creado' },
    'mailing.update': { en: 'Email changed', es: 'Correo cambiado' },
    'mailing.remove': { en: 'Email deleted', es: 'Correo eliminado' },
    'mailing.send': { en: 'Email sent', es: 'Correo enviado' },
    'mailing.schedule': { en: 'Send time changed', es: 'Hora de envío cambiada' },
    'mailing.hold': { en: 'Not sent on time', es: 'No se envió a su hora' },
    'mailing.test': {
      en: 'Test email sent',
      es: 'Correo de prueba enviado',
    },
    'mailing.pause': { en: 'Sending paused', es: 'Envío en pausa' },
    'mailing.resume': { en: 'Sending resumed', es: 'Envío reanudado' },
    'mailing.cancel': { en: 'Sending stopped', es: 'Envío detenido' },
    'mailing.retry': { en: 'Sending retried', es: 'Envío reintentado' },
    'mail-template.create': { en: 'Email template added', es: 'Plantilla de correo agregada' },
    'mail-template.update': { en: 'Email template changed', es: 'Plantilla de correo cambiada' },
    'mail-template.remove': { en: 'Email template deleted', es: 'Plantilla de correo eliminada' },
    'mail-block.lift': {
      en: 'Block removed from an address',
      es: 'Bloqueo quitado de una dirección',
    },
    'mailing-setting.update': {
      en: 'Postal address in emails changed',
      es: 'Dirección postal de los correos cambiada',
    },
  },
  kinds: {
    mailing: { en: 'Email', es: 'Correo' },
    'mail-block': { en: 'Blocked address', es: 'Dirección bloqueada' },
    'mail-template': { en: 'Email template', es: 'Plantilla de correo' },
    'mailing-setting': { en: 'Postal address in emails', es: 'Dirección postal de los correos' },
  },
  things: {
    mailing: { ...mailingWords, to: { en: 'To', es: 'A' } },
    'mail-block': mailBlockWords,
    'mail-template': templateWords,
    'mailing-setting': { postalAddress: { en: 'Postal address', es: 'Dirección postal' } },
  },
};
