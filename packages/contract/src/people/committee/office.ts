import { type Language, type Words } from '../../wire/fields/words';
import { termWords } from './committee.words';
import { usualOffices } from './committee.values';

const words: Words = termWords;

/** What an office is called: a usual one in the reader's language, any other as it was written. */
export const officeName = (office: string, language: Language): string =>
  words[`office.${office}`]?.[language] ?? office;

/** How an office is kept: a usual one by its key, whatever the language it was written in. */
export function officeKey(written: string): string {
  const typed = written.toLowerCase();
  const usual = usualOffices.find((key) =>
    [key, ...Object.values(termWords[`office.${key}`])].some((name) => name.toLowerCase() === typed),
  );
  return usual ?? written;
}
