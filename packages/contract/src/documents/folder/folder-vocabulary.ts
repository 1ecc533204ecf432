import type { HistoryVocabulary } from '../../wire/fields/history';
import { folderWords } from './folder.words';

/** What folders of documents are called in their histories. */
export const folderVocabulary: HistoryVocabulary = {
  actions: {
    'document-folder.create': { en: 'Created', es: 'Se creó' },
    'document-folder.update': { en: 'Renamed', es: 'Se cambió el nombre' },
    'document-folder.move': { en: 'Moved', es: 'Se movió' },
    'document-folder.grants': { en: 'Sharing changed', es: 'Se cambió el acceso' },
    'document-folder.take-over': { en: 'Taken over by an administrator', es: 'La asumió un administrador' },
    'document-folder.remove': { en: 'Deleted', es: 'Se eliminó' },
  },
  kinds: { 'document-folder': folderWords.folder },
  things: { 'document-folder': folderWords },
};
