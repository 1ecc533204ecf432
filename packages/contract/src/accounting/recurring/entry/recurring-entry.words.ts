import { sharedWords, type Words } from '../../../wire/fields/words';

export const recurringEntryWords = {
  recurringEntry: { en: 'Recurring entry', es: 'Asiento periódico' },
  name: sharedWords.name,
  status: sharedWords.status,
  'status.active': { en: 'Active', es: 'Activo' },
  'status.paused': { en: 'Paused', es: 'En pausa' },
  'status.ended': { en: 'Ended', es: 'Terminado' },
  kind: { en: 'Posts', es: 'Registra' },
  'kind.standing': { en: 'The same each time', es: 'Lo mismo cada vez' },
  'kind.accrual': {
    en: 'An accrual, reversed the month after',
    es: 'Una provisión, anulada al mes siguiente',
  },
  'kind.amortization': { en: 'An amortization', es: 'Una amortización' },
  months: { en: 'Months', es: 'Meses' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  memo: { en: 'Memo', es: 'Concepto' },
  lines: { en: 'Lines', es: 'Líneas' },
  rule: { en: 'Repeats', es: 'Se repite' },
  startsOn: { en: 'First day', es: 'Primer día' },
  nextOn: { en: 'Next', es: 'Siguiente' },
  lastOn: { en: 'Last', es: 'Último' },
  failed: { en: 'Not posted', es: 'Sin registrar' },
  'failed.yes': { en: 'Something waits', es: 'Algo espera' },
  'failed.no': { en: 'Nothing waits', es: 'Nada espera' },
  updatedAt: { en: 'Changed', es: 'Cambiado' },
} satisfies Words;
