import { defineMessages } from '@courtyard/common';
import { journalEntryWords } from '@courtyard/contract/accounting/journal-entry/journal-entry.words';

/** Words for a journal entry that every page about it uses. */
export const journalEntryMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which entry?',
      missingText: 'This address names none that is there. Choose one from the journal.',
      all: 'The journal',
      add: 'New entry',
      none: 'Nothing was posted yet',
      openThis: 'Open',
      numbered: 'Entry {no}',
      waits: 'It waits for a second person; nothing is posted before they approve it',
      willWait: 'Waits for a second person',
      waitsForReserve: 'It takes money out of {funds}. It is posted when somebody else has approved it.',
      waitsForAmount: 'By its amount. It is posted when somebody else has approved it.',
    },
    es: {
      missingTitle: '¿Qué asiento?',
      missingText: 'Esta dirección no lleva a ninguno que exista. Elija uno del diario.',
      all: 'El diario',
      add: 'Nuevo asiento',
      none: 'Aún no se registró nada',
      openThis: 'Abrir',
      numbered: 'Asiento {no}',
      waits: 'Espera a otra persona; no se registra nada antes de que lo apruebe',
      willWait: 'Espera a otra persona',
      waitsForReserve: 'Saca dinero de {funds}. Se registra cuando otra persona lo haya aprobado.',
      waitsForAmount: 'Por su importe. Se registra cuando otra persona lo haya aprobado.',
    },
  },
  journalEntryWords,
);
