import type { Language } from '@courtyard/contract/fields/words';

const words = {
  en: {
    title: 'Email preferences',
    ask: (community: string) => `Unsubscribe this address from this type of email from ${community}?`,
    kept: 'You’ll still get emails required by law or your governing documents.',
    stop: 'Unsubscribe',
    done: 'You’re unsubscribed.',
    doneText: 'This address no longer gets this type of email. If that was a mistake, resubscribe here.',
    again: 'Resubscribe',
    back: 'You’re subscribed again.',
    backText: 'This address gets this type of email again.',
    unknown: 'This link doesn’t work',
    unknownText: 'It’s incomplete or from another installation. Open the link in the email itself.',
  },
  es: {
    title: 'Preferencias de correo',
    ask: (community: string) => `¿Dar de baja esta dirección de este tipo de correos de ${community}?`,
    kept: 'Seguirá recibiendo los correos que exigen la ley o los estatutos.',
    stop: 'Darse de baja',
    done: 'Se ha dado de baja.',
    doneText:
      'Esta dirección ya no recibe este tipo de correos. Si fue un error, vuelva a darse de alta aquí.',
    again: 'Volver a darse de alta',
    back: 'Está dado de alta otra vez.',
    backText: 'Esta dirección vuelve a recibir este tipo de correos.',
    unknown: 'Este enlace no funciona',
    unknownText: 'Está incompleto o es de otra instalación. Abra el enlace desde el propio correo.',
  },
} satisfies Record<Language, unknown>;

/** What the page of unsubscribing says. */
export const unsubscribeWords = (language: Language) => words[language];
