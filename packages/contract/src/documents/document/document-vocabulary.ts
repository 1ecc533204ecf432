import type { HistoryVocabulary } from '../../wire/fields/history';
import { documentWords } from './document.words';

/** What documents are called in their histories. */
export const documentVocabulary: HistoryVocabulary = {
  actions: {
    'document.upload': { en: 'Uploaded', es: 'Se subió' },
    'document.copy': { en: 'Created as a copy', es: 'Se creó como copia' },
    'document.update': { en: 'Changed', es: 'Se cambió' },
    'document.move': { en: 'Moved', es: 'Se movió' },
    'document.version': { en: 'New version', es: 'Nueva versión' },
    'document.link': { en: 'Linked', es: 'Se vinculó' },
    'document.unlink': { en: 'Link removed', es: 'Se quitó el vínculo' },
    'document.trash': { en: 'Moved to trash', es: 'Se envió a la papelera' },
    'document.restore': { en: 'Restored from trash', es: 'Se sacó de la papelera' },
    'document.delete': { en: 'Deleted permanently', es: 'Se eliminó definitivamente' },
  },
  kinds: { document: documentWords.document },
  things: { document: documentWords },
};
