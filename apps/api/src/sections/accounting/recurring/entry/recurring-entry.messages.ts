import type { Sentences } from '../../../../platform/http/language/sentence';

/** What recurring entries tell people, in Spanish by English. */
export const recurringEntrySentences: Sentences = {
  'Enter the number of months.': 'Indique el número de meses.',
  'An amortization moves one amount between two accounts of a fund, at least one cent per month.':
    'Una amortización traslada un importe entre dos cuentas de un fondo, con al menos un centavo por mes.',
  'An amortization is posted once a month and ends with its last month.':
    'Una amortización se registra una vez al mes y termina con su último mes.',
  'This amortization has started, so its amount, months and dates can’t change. End it and create a new one for the remainder.':
    'Esta amortización ya empezó, por lo que su importe, meses y fechas no se pueden cambiar. Finalícela y cree otra por el resto.',
  'The amount needs approval, and the person who last saved this can no longer post entries. Have someone who can post entries save it.':
    'El importe requiere aprobación y quien guardó esto por última vez ya no puede registrar asientos. Pida que lo guarde alguien que pueda.',
  'The approval expired.': 'La aprobación venció.',
  'The requester withdrew it.': 'Quien lo solicitó lo retiró.',
  'Rejected: {1}': 'Rechazado: {1}',
  'It was approved but couldn’t be posted: {1}': 'Se aprobó, pero no se pudo registrar: {1}',
};
