import { defineMessages } from '@courtyard/common';

export const partsMessages = defineMessages({
  en: {
    entries: 'Journal entries',
    entriesText: 'Entries posted for this record. A void or reversal posts another entry.',
    entry: 'Entry {no}',
    noEntries: 'No journal entries.',
    voidOn: 'Void date',
    voidOnHelp: 'Must be in an open month.',
    voidReason: 'Reason',
  },
  es: {
    entries: 'Asientos',
    entriesText: 'Asientos registrados por este documento. Una anulación registra otro asiento.',
    entry: 'Asiento {no}',
    noEntries: 'Sin asientos.',
    voidOn: 'Fecha de anulación',
    voidOnHelp: 'Debe ser de un mes abierto.',
    voidReason: 'Motivo',
  },
});
