import type { Language } from '@courtyard/contract/fields/words';

const words = {
  en: {
    title: 'Letters by e-mail',
    ask: (community: string) => `No longer get this kind of letter from ${community} at this address?`,
    kept: 'Letters that the law or your documents demand still come.',
    stop: 'Unsubscribe',
    done: 'You are unsubscribed.',
    doneText: 'Letters of this kind no longer go to this address. If that was a mistake, take it back here.',
    again: 'Subscribe again',
    back: 'You are subscribed again.',
    backText: 'Letters of this kind go to this address as before.',
    unknown: 'This link does not work',
    unknownText:
      'It is not complete, or the letter is of another installation. Open the link in the letter itself.',
  },
  es: {
    title: 'Cartas por correo electrónico',
    ask: (community: string) => `¿No recibir más este tipo de cartas de ${community} en esta dirección?`,
    kept: 'Las cartas que exige la ley o sus documentos siguen llegando.',
    stop: 'Darse de baja',
    done: 'Se ha dado de baja.',
    doneText: 'Las cartas de este tipo ya no van a esta dirección. Si fue un error, anúlelo aquí.',
    again: 'Darse de alta otra vez',
    back: 'Está dado de alta otra vez.',
    backText: 'Las cartas de este tipo van a esta dirección como antes.',
    unknown: 'Este enlace no funciona',
    unknownText: 'No está completo o la carta es de otra instalación. Abra el enlace en la propia carta.',
  },
} satisfies Record<Language, unknown>;

/** What the page of unsubscribing says. */
export const unsubscribeWords = (language: Language) => words[language];
