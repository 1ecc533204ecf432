import type { Language } from '../../../wire/fields/labels';
import { locales } from '../../../wire/formats';

/** What languages (BCP 47) are called in the reader's language, the best first: `Spanish, English`. */
export function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}
