import { type Language, type Labels, labelsFrom } from '../../wire/fields/labels';
import en from './entry-kind.en.json';
import es from './entry-kind.es.json';

/** Of whatever shows what an entry is. */
export const entryKindLabels = labelsFrom(en, es);

const labels: Labels = entryKindLabels;

/** What an entry is, in words; of a kind without a word, as it was posted. */
export const entryKindText = (kind: string, language: Language): string =>
  labels[`kind.${kind}`]?.[language] ?? kind;
