import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What sending statements tells people, in Spanish by English. */
export const statementRunSentences: Sentences = {
  'Choose at least one unit.': 'Elija al menos una unidad.',
  'There is no such unit among those in use.': 'No existe tal unidad entre las que están en uso.',
  'This day is still to come.': 'Este día aún está por venir.',
  'Nobody of these owners gets a statement: they have no e-mail address, or nothing is collected from them.':
    'Ninguno de estos propietarios recibe un estado de cuenta: no tienen dirección de correo, o no se les cobra.',
  'None of the owners of this unit has an e-mail address.':
    'Ninguno de los propietarios de esta unidad tiene dirección de correo.',
  'Nothing is collected from these owners, by a hold or a payment plan. Choose to send it all the same.':
    'A estos propietarios no se les cobra, por una suspensión o un plan de pagos. Elija enviarlo de todos modos.',
};
