import type { Sentences } from '../../../platform/http/language/sentence';

/** What the journal tells people, in Spanish by English; what the books themselves say is the ledger's. */
export const journalEntrySentences: Sentences = {
  'It is taken back on its own day or later.': 'Se anula el mismo día o después.',
  'This entry comes from a document, or is part of a year end. Take it back where it was made.':
    'Este asiento viene de un documento o es parte de un cierre. Anúlelo donde se hizo.',
  'This account is a heading: choose one below it.': 'Esta cuenta es un título: elija una de las que agrupa.',
  'This account is archived.': 'Esta cuenta está archivada.',
  'This account moves by invoices, bills and payments, not by an entry of its own.':
    'Esta cuenta se mueve con facturas y pagos, no con un asiento propio.',
  'This fund is archived.': 'Este fondo está archivado.',
  'This account belongs to another fund.': 'Esta cuenta es de otro fondo.',
  'An entry has 20 files at most. Put several documents into one file.':
    'Un asiento tiene 20 archivos como máximo. Reúna varios documentos en un archivo.',
};
