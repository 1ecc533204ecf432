import { type Language, type Labels } from '../../wire/fields/labels';
import { termLabels } from './committee.labels';
import { defaultOffices } from './committee.values';

const labels: Labels = termLabels;

/** What an office is called: a usual one in the reader's language, any other as it was written. */
export const officeName = (office: string, language: Language): string =>
  labels[`office.${office}`]?.[language] ?? office;

/** How an office is kept: a usual one by its key, whatever the language it was written in. */
export function officeKey(written: string): string {
  const typed = written.toLowerCase();
  const standard = defaultOffices.find((key) =>
    [key, ...Object.values(termLabels[`office.${key}`])].some((name) => name.toLowerCase() === typed),
  );
  return standard ?? written;
}
