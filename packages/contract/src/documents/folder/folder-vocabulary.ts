import { type HistoryVocabulary, historyFrom } from '../../wire/fields/history';
import { folderLabels } from './folder.labels';
import en from './folder-history.en.json';
import es from './folder-history.es.json';

/** What folders of documents are called in their histories. */
export const folderVocabulary: HistoryVocabulary = historyFrom(en, es, {
  kinds: { 'document-folder': folderLabels.folder },
  records: { 'document-folder': folderLabels },
});
