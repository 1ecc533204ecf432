import { allVocabularies } from '../../vocabularies';
import { type Label, type Labels, labelsFrom } from '../../wire/fields/labels';
import en from './log.en.json';
import es from './log.es.json';

const named = (field: string, labels: Labels): Record<string, Label> =>
  Object.fromEntries(Object.entries(labels).map(([value, label]) => [`${field}.${value}`, label]));

export const logLabels = {
  ...labelsFrom(en, es),
  ...named('kind', allVocabularies.kinds),
  ...named('action', allVocabularies.actions),
};
