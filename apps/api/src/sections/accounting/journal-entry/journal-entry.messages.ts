import type { Sentences } from '../../../platform/http/language/sentence';

/** What the journal tells people, in Spanish by English; what the books themselves say is the ledger's. */
export const journalEntrySentences: Sentences = {
  'The reversal date can’t be before the entry date.':
    'La fecha de anulación no puede ser anterior a la del asiento.',
  'This entry comes from a document or a year-end close. Reverse it there.':
    'Este asiento viene de un documento o de un cierre del ejercicio. Anúlelo allí.',
  'This account is a heading. Choose an account under it.':
    'Esta cuenta es un título. Elija una de sus subcuentas.',
  'This account is archived.': 'Esta cuenta está archivada.',
  'Only invoices, bills and payments post to this account, not journal entries.':
    'En esta cuenta solo registran las facturas y los pagos, no los asientos manuales.',
  'This fund is archived.': 'Este fondo está archivado.',
  'This account belongs to another fund.': 'Esta cuenta es de otro fondo.',
  'An entry can have up to 20 files. Combine documents into one file.':
    'Un asiento puede tener hasta 20 archivos. Reúna varios documentos en un archivo.',
};
