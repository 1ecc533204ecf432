import type { Words } from '../../wire/fields/words';

/** What the rules over several fields of a poll say, by what its schema says in English. */
export const pollRuleWords = {
  'Give at least two options': { en: 'Give at least two options', es: 'Dé al menos dos opciones' },
  'Two options read the same': { en: 'Two options read the same', es: 'Dos opciones dicen lo mismo' },
  'Fewer can win than there are options': {
    en: 'Fewer can win than there are options',
    es: 'Deben ganar menos opciones de las que hay',
  },
  'There are not so many options': { en: 'There are not so many options', es: 'No hay tantas opciones' },
  'Members nominate for elections only': {
    en: 'Members nominate for elections only',
    es: 'Solo se proponen candidatos en elecciones',
  },
  'Candidates are not answered by yes or no': {
    en: 'Candidates are not answered by yes or no',
    es: 'A candidatos no se responde con sí o no',
  },
  'Nominations end before the vote does': {
    en: 'Nominations end before the vote does',
    es: 'Las candidaturas terminan antes que la votación',
  },
  'Members vote as they are when it opens: only owners are kept by day': {
    en: 'Members vote as they are when it opens: only owners are kept by day',
    es: 'Los miembros votan como son al abrirse: solo los propietarios se guardan por día',
  },
  'This day is after the last day of the vote': {
    en: 'This day is after the last day of the vote',
    es: 'Este día es posterior al último día de la votación',
  },
  'An inspector keeps the key of secret polls only': {
    en: 'An inspector keeps the key of secret polls only',
    es: 'Un inspector guarda la clave solo de votaciones secretas',
  },
  'A share of the votes is asked for where options are chosen, not ranked or scored': {
    en: 'A share of the votes is asked for where options are chosen, not ranked or scored',
    es: 'Una parte de los votos se pide donde se eligen opciones, no donde se ordenan o puntúan',
  },
} satisfies Words;
