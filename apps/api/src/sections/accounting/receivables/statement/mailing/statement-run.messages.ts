import type { Sentences } from '../../../../../platform/http/language/sentence';

/** What sending statements tells people, in Spanish by English. */
export const statementRunSentences: Sentences = {
  'Choose at least one unit.': 'Elija al menos una unidad.',
  'Unit not found, or it’s archived.': 'No se encontró la unidad o está archivada.',
  'This date is in the future.': 'Esta fecha está en el futuro.',
  'No owner can be sent a statement: they have no email address, or collections are paused.':
    'No se puede enviar un estado de cuenta a ningún propietario: no tienen dirección de correo o el cobro está suspendido.',
  'None of this unit’s owners has an email address.':
    'Ningún propietario de esta unidad tiene dirección de correo.',
  'Collections are paused or a payment plan is in effect for these owners. Choose “Send anyway” to send it.':
    'El cobro a estos propietarios está suspendido o hay un plan de pagos vigente. Elija «Enviar de todos modos» para enviarlo.',
};
