import { sharedWords, type Words } from '../../../wire/fields/words';

export const recurringEntryWords = {
  recurringEntry: { en: 'Recurring entry', es: 'Asiento periódico' },
  name: sharedWords.name,
  status: sharedWords.status,
  'status.active': { en: 'Active', es: 'Activo' },
  'status.paused': { en: 'Paused', es: 'En pausa' },
  'status.ended': { en: 'Ended', es: 'Finalizado' },
  kind: { en: 'Type', es: 'Tipo' },
  'kind.standing': { en: 'Fixed amounts', es: 'Importes fijos' },
  'kind.accrual': {
    en: 'Accrual, reversed the next month',
    es: 'Provisión, anulada al mes siguiente',
  },
  'kind.amortization': { en: 'Amortization', es: 'Amortización' },
  months: { en: 'Months', es: 'Meses' },
  amountMinor: { en: 'Amount', es: 'Importe' },
  memo: { en: 'Memo', es: 'Concepto' },
  lines: { en: 'Lines', es: 'Líneas' },
  rule: { en: 'Repeats', es: 'Se repite' },
  startsOn: { en: 'Start date', es: 'Fecha de inicio' },
  nextOn: { en: 'Next date', es: 'Próxima fecha' },
  lastOn: { en: 'Last date', es: 'Última fecha' },
  failed: { en: 'Failed', es: 'Con errores' },
  'failed.yes': { en: 'Has unposted entries', es: 'Tiene asientos sin registrar' },
  'failed.no': { en: 'No unposted entries', es: 'Sin asientos pendientes' },
  updatedAt: { en: 'Last updated', es: 'Última modificación' },
} satisfies Words;
