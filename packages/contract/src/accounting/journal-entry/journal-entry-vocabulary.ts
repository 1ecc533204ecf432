import { sharedWords } from '../../wire/fields/words';
import type { HistoryVocabulary } from '../../wire/fields/history';
import { journalEntryWords } from './journal-entry.words';

/** What entries are called in their histories. */
export const journalEntryVocabulary: HistoryVocabulary = {
  actions: {
    'journal-entry.post': { en: 'Entry posted', es: 'Asiento registrado' },
    'journal-entry.reverse': { en: 'Entry reversed', es: 'Asiento anulado' },
    'journal-entry.attach': { en: 'Files attached to an entry', es: 'Archivos adjuntados a un asiento' },
  },
  kinds: { 'journal-entry': { en: 'Journal entry', es: 'Asiento contable' } },
  things: {
    'journal-entry': {
      ...journalEntryWords,
      lines: { en: 'Lines', es: 'Líneas' },
      reverseOn: { en: 'Reversed on', es: 'Se anula el' },
      reversedOn: { en: 'Reversed on', es: 'Anulado el' },
      reason: sharedWords.reason,
      files: { en: 'Files', es: 'Archivos' },
    },
  },
};
