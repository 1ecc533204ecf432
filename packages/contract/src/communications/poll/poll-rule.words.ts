import type { Words } from '../../wire/fields/words';

/** What the rules over several fields of a poll say, by what its schema says in English. */
export const pollRuleWords = {
  'Give at least two options': { en: 'Enter at least two options', es: 'Escriba al menos dos opciones' },
  'Two options read the same': { en: 'Two options are the same', es: 'Dos opciones son iguales' },
  'Fewer can win than there are options': {
    en: 'The number of winners must be less than the number of options',
    es: 'El número de ganadores debe ser menor que el de opciones',
  },
  'There are not so many options': { en: 'There aren’t that many options', es: 'No hay tantas opciones' },
  'Members nominate for elections only': {
    en: 'Nominations are only for elections',
    es: 'Las candidaturas son solo para elecciones',
  },
  'Candidates are not answered by yes or no': {
    en: 'Candidates can’t be voted on with yes or no',
    es: 'Los candidatos no se votan con sí o no',
  },
  'Nominations end before the vote does': {
    en: 'Nominations must close before voting does',
    es: 'Las candidaturas deben cerrar antes que la votación',
  },
  'Members vote as they are when it opens: only owners are kept by day': {
    en: 'A record date is only possible for votes by owners',
    es: 'La fecha de registro solo es posible en votaciones de propietarios',
  },
  'This day is after the last day of the vote': {
    en: 'This date is after the closing date',
    es: 'Esta fecha es posterior al cierre',
  },
  'An inspector keeps the key of secret polls only': {
    en: 'Only secret polls can have an inspector’s key',
    es: 'Solo las votaciones secretas pueden tener la clave de un inspector',
  },
  'A share of the votes is asked for where options are chosen, not ranked or scored': {
    en: 'A required share only works with choices, not with ranking or scores',
    es: 'La proporción necesaria solo vale con opciones, no con orden o puntuación',
  },
} satisfies Words;
