import type { Language } from '@courtyard/common';
import { locales } from '@courtyard/contract/formats';
import type { Option } from '@courtyard/ui/forms';
import { usStates } from './us-states';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions that browsers have names of and that are no countries: unions, parts of countries, placeholders. */
const noCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

/** A code that another took over (`DD`, `SU`) is written as that one. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Countries, and states of the United States, by their names: `California (US-CA)`. */
export function jurisdictionChoices(language: Language): Option[] {
  const names = new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'none' });
  const countries = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = `${first}${second}`;
      const name = noCountries.has(code) || !isCurrent(code) ? undefined : names.of(code);
      return name === undefined ? [] : [{ value: code, label: `${name} (${code})` }];
    }),
  );
  const states = Object.entries(usStates).map(([value, name]) => ({
    value,
    label: `${name[language]} (${value})`,
  }));
  return [...countries, ...states].toSorted((one, other) => one.label.localeCompare(other.label, language));
}
