import type { HistoryVocabulary } from '../../wire/fields/history';
import { mailBlockWords, mailingWords, templateWords } from './mailing.words';

/** What e-mail notifications are called in histories and in the log. */
export const mailingVocabulary: HistoryVocabulary = {
  actions: {
    'mailing.create': { en: 'E-mail notification written', es: 'Notificación por correo escrita' },
    'mailing.update': { en: 'E-mail notification changed', es: 'Notificación por correo cambiada' },
    'mailing.remove': { en: 'E-mail notification removed', es: 'Notificación por correo eliminada' },
    'mailing.send': { en: 'E-mail notification sent', es: 'Notificación por correo enviada' },
    'mailing.schedule': { en: 'Time of sending changed', es: 'Hora de envío cambiada' },
    'mailing.hold': { en: 'Did not go out at its time', es: 'No salió a su hora' },
    'mailing.test': {
      en: 'Test of an e-mail notification sent',
      es: 'Prueba de notificación por correo enviada',
    },
    'mailing.pause': { en: 'Sending paused', es: 'Envío en pausa' },
    'mailing.resume': { en: 'Sending resumed', es: 'Envío reanudado' },
    'mailing.cancel': { en: 'Sending stopped', es: 'Envío detenido' },
    'mailing.retry': { en: 'Sending tried again', es: 'Envío reintentado' },
    'mail-template.create': { en: 'Template of e-mails added', es: 'Plantilla de correo agregada' },
    'mail-template.update': { en: 'Template of e-mails changed', es: 'Plantilla de correo cambiada' },
    'mail-template.remove': { en: 'Template of e-mails removed', es: 'Plantilla de correo eliminada' },
    'mail-block.lift': {
      en: 'Letters to an address allowed again',
      es: 'Cartas a una dirección permitidas de nuevo',
    },
    'mailing-setting.update': {
      en: 'Postal address in e-mails changed',
      es: 'Dirección postal de los correos cambiada',
    },
  },
  kinds: {
    mailing: { en: 'E-mail notification', es: 'Notificación por correo' },
    'mail-block': { en: 'Blocked address', es: 'Dirección bloqueada' },
    'mail-template': { en: 'Template of letters', es: 'Plantilla de cartas' },
    'mailing-setting': { en: 'Postal address in e-mails', es: 'Dirección postal de los correos' },
  },
  things: {
    mailing: { ...mailingWords, to: { en: 'To', es: 'A' } },
    'mail-block': mailBlockWords,
    'mail-template': templateWords,
    'mailing-setting': { postalAddress: { en: 'Postal address', es: 'Dirección postal' } },
  },
};
