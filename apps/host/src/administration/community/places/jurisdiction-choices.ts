import type { Language } from '@courtyard/common';
import { locales } from '@courtyard/contract/formats';
import { countryCodes, usStates } from '@courtyard/contract/platform/community/legal/jurisdictions';
import type { Option } from '@courtyard/ui/forms';

/** Countries, and states of the United States, by their names: `California (US-CA)`. */
export function jurisdictionChoices(language: Language): Option[] {
  const names = new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'code' });
  const countries = countryCodes().map((value) => ({ value, label: `${names.of(value)} (${value})` }));
  const states = Object.entries(usStates).map(([value, name]) => ({
    value,
    label: `${name[language]} (${value})`,
  }));
  return [...countries, ...states].toSorted((one, other) => one.label.localeCompare(other.label, language));
}
