import { defineMessages } from '@courtyard/common';
import { journalEntryWords } from '@courtyard/contract/accounting/journal-entry/journal-entry.words';

/** Words for a journal entry that every page about it uses. */
export const journalEntryMessages = defineMessages(
  {
    en: {
      missingTitle: 'Journal entry not found',
      missingText: 'The link may be wrong. Posted entries are never deleted.',
      all: 'All journal entries',
      add: 'New entry',
      none: 'No journal entries yet',
      openThis: 'Open',
      numbered: 'Entry {no}',
      waits: 'Pending approval. Nothing is posted until someone else approves it',
      willWait: 'Needs approval',
      waitsForReserve: 'It takes money out of {funds}. It posts once someone else approves it.',
      waitsForAmount: 'The amount is over the approval limit. It posts once someone else approves it.',
    },
    es: {
      missingTitle: 'Asiento no encontrado',
      missingText: 'Puede que el enlace sea incorrecto. Los asientos registrados nunca se eliminan.',
      all: 'Todos los asientos',
      add: 'Nuevo asiento',
      none: 'Aún no hay asientos',
      openThis: 'Abrir',
      numbered: 'Asiento {no}',
      waits: 'Pendiente de aprobación. No se registra nada hasta que otra persona lo apruebe',
      willWait: 'Requiere aprobación',
      waitsForReserve: 'Saca dinero de {funds}. Se registra cuando otra persona lo apruebe.',
      waitsForAmount:
        'El importe supera el límite de aprobación. Se registra cuando otra persona lo apruebe.',
    },
  },
  journalEntryWords,
);
