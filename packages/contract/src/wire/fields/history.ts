import { formatTimeOfDay } from '../formats';
import historyEn from './history.en.json';
import historyEs from './history.es.json';
import { type Language, type Label, type Labels, labelsFrom } from './labels';

/** How numbers, days and moments are written for the reader; what `useFormats` gives fits. */
export interface ValueFormats {
  number: (value: number) => string;
  /** A part of a whole in millionths. */
  percent: (millionths: number) => string;
  /** In the community's currency. */
  money: (amountMinor: number) => string;
  day: (day: string) => string;
  moment: (moment: string) => string;
}

/** How the values of a field read where its name does not say it: `(halves, formats) => formats.number(halves / 2)`. */
export type ValueText = (value: number, formats: Pick<ValueFormats, 'number'>) => string;

/** What a section's records are called in their histories. What has no word is shown as it is named. */
export interface HistoryVocabulary {
  /** What was done, by `<record>.<verb>`. */
  actions: Labels;
  /** The kinds of records that stand in the log by themselves. */
  kinds: Labels;
  /** The words of each kind of record that the history is of; what one does not name is looked for in the others, in order. */
  records: Readonly<Record<string, Labels>>;
  values?: Readonly<Record<string, ValueText>>;
  /** Actions whose values say nothing new: a record's page shows what it was made with. */
  withoutChanges?: readonly string[];
}

const historyLabels = labelsFrom(historyEn, historyEs);

/**
 * A vocabulary from its catalogs, whose keys begin with `actions.`, `kinds.` or `records.<kind>.`, and with what else has its own words: the
 * fields of the records.
 */
/* @__NO_SIDE_EFFECTS__ */
export function historyFrom(
  en: Readonly<Record<string, []>>,
  es: object,
  also: Partial<HistoryVocabulary> = {},
): HistoryVocabulary {
  const actions: Record<string, Label> = { ...also.actions };
  const kinds: Record<string, Label> = { ...also.kinds };
  const records: Record<string, Labels> = { ...also.records };
  // The border: at run time a catalog holds the text under each key.
  for (const [key, word] of Object.entries<Label>(labelsFrom(en, es))) {
    const [, part, name = ''] = /^(\w+)\.(.+)$/.exec(key) ?? [];
    if (part === 'actions') actions[name] = word;
    else if (part === 'kinds') kinds[name] = word;
    else {
      const [record = '', ...field] = name.split('.');
      records[record] = { ...records[record], [field.join('.')]: word };
    }
  }
  return { ...also, actions, kinds, records };
}

/** A vocabulary in a language. */
export function vocabularyIn({ actions, records }: HistoryVocabulary, language: Language) {
  /** The words of a record, then those of all others. */
  const wordsOf = (record: string): readonly Labels[] => {
    const own = records[record];
    return own ? [own, ...Object.values(records)] : Object.values(records);
  };
  const textOf = (key: string, record: string) =>
    wordsOf(record).find((labels) => key in labels)?.[key]?.[language];
  return {
    action: (action: string) => actions[action]?.[language] ?? action.replaceAll(/[.-]/g, ' '),
    field: (field: string, record: string) => textOf(field, record) ?? field,
    value: (field: string, value: string, record: string) => textOf(`${field}.${value}`, record) ?? value,
    /** Orders changes as a person fills the fields of a record in; the log keeps them in none. */
    byField: (record: string) => {
      const order = wordsOf(record).flatMap(Object.keys);
      const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
      return ([one]: [string, unknown], [other]: [string, unknown]) => placeOf(one) - placeOf(other);
    },
  };
}

/** A change of a field in words. A value that was not there, or is not any more, is null. */
export interface SaidChange {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}

interface Told {
  action: string;
  changes: Readonly<Record<string, { before: unknown; after: unknown }>>;
}

/** What the server said in words, in every language: the reader's is shown. */
const isWord = (value: unknown): value is Label =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value;

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
/** Hours, closures, photos, what a view sets: things of fields of their own, of which only that they changed is said. */
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !isWord(value);
const isOfRecords = (value: unknown) => (Array.isArray(value) ? value.some(isRecord) : isRecord(value));

/**
 * What changed, field by field, as the fields are read elsewhere: shares as percentages, days as days, kinds by their
 * names. What did not change has no value before: it only says of which record the entry is.
 */
export function changesSaid(
  { action, changes }: Told,
  vocabulary: HistoryVocabulary,
  language: Language,
  formats: ValueFormats,
): SaidChange[] {
  if (vocabulary.withoutChanges?.includes(action)) return [];
  const labels = vocabularyIn(vocabulary, language);
  // `document.create` is about a document.
  const [record = ''] = action.split('.');
  const said = (field: string, value: unknown): string | null => {
    if (isNothing(value)) return null;
    if (typeof value === 'boolean') return historyLabels[value ? 'true' : 'false'][language];
    if (typeof value === 'number') {
      const own = vocabulary.values?.[field];
      if (own) return own(value, formats);
      if (field.endsWith('Millionths')) return formats.percent(value);
      return field.endsWith('Minor') ? formats.money(value) : formats.number(value);
    }
    if (Array.isArray(value)) {
      const each = value.map((one) =>
        typeof one === 'string' ? labels.value(field, one, record) : String(one),
      );
      return each.join(', ') || null;
    }
    if (isWord(value)) return value[language];
    if (typeof value !== 'string') return JSON.stringify(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formats.day(value);
    // Without a zone it is what a clock showed: the date of an event, wherever its reader is.
    if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(value))
      return `${formats.day(value.slice(0, 10))}, ${formatTimeOfDay(value.slice(11, 16), { language })}`;
    if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formats.moment(value);
    if (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)) return formatTimeOfDay(value, { language });
    return labels.value(field, value, record);
  };
  return Object.entries(changes)
    .filter(([, { before, after }]) => !isNothing(before) || !isNothing(after))
    .toSorted(labels.byField(record))
    .map(([field, { before, after }]) => {
      const label = labels.field(field, record);
      if (isOfRecords(before) || isOfRecords(after))
        return { field, label, before: null, after: historyLabels.changed[language] };
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      return { field, label, before: isSame ? null : said(field, before), after: said(field, after) };
    });
}
