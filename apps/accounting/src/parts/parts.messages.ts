import { defineMessages } from '@courtyard/common';

export const partsMessages = defineMessages({
  en: {
    entries: 'Journal entries',
    entriesText: 'What it did in the books. Entries are never changed; what takes one back is an entry too.',
    entry: 'Entry {no}',
    noEntries: 'Nothing was posted.',
    voidOn: 'On',
    voidOnHelp: 'A day in an open month.',
    voidReason: 'Reason',
  },
  es: {
    entries: 'Asientos',
    entriesText:
      'Lo que hizo en los libros. Los asientos no se cambian; lo que anula uno es también un asiento.',
    entry: 'Asiento {no}',
    noEntries: 'No se registró nada.',
    voidOn: 'Con fecha',
    voidOnHelp: 'Un día de un mes abierto.',
    voidReason: 'Motivo',
  },
});
