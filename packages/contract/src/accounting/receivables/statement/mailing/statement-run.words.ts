import type { Words } from '../../../../wire/fields/words';

export const statementRunWords = {
  statementRun: { en: 'Statements by e-mail', es: 'Estados de cuenta por correo' },
  audience: { en: 'To whom', es: 'A quién' },
  'audience.owing': { en: 'All who owe', es: 'Todos los que deben' },
  'audience.all': { en: 'All units', es: 'Todas las unidades' },
  'audience.chosen': { en: 'Chosen units', es: 'Unidades elegidas' },
  includesHeld: {
    en: 'Also to owners from whom nothing is collected',
    es: 'También a propietarios a los que no se cobra',
  },
  fromOn: { en: 'What moved since', es: 'Movimientos desde' },
  at: { en: 'As of', es: 'Al' },
  units: { en: 'Units', es: 'Unidades' },
  letters: { en: 'Letters', es: 'Cartas' },
  unreachable: { en: 'Without an address', es: 'Sin dirección' },
  held: { en: 'Left out: on hold', es: 'Omitidas: en suspenso' },
  'outcome.mailed': { en: 'By e-mail', es: 'Por correo' },
  'outcome.no-address': { en: 'No e-mail address', es: 'Sin dirección de correo' },
  'outcome.on-hold': { en: 'Left out: nothing is collected', es: 'Omitida: no se cobra' },
} satisfies Words;
