import { type Label, labelsFrom } from '../../../wire/fields/labels';
import en from './us-states.en.json';
import es from './us-states.es.json';

/** States of the United States by ISO 3166-2; browsers have no names of them. */
export const usStates: Readonly<Record<string, Label>> = labelsFrom(en, es);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions that CLDR has names of and that are no countries: unions, parts of countries, placeholders. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A code that another took over (`DD`, `SU`) is written as that one. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Countries by ISO 3166-1, two letters each, in alphabetical order of their codes. */
export const countryCodes = (): string[] =>
  letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isCountry);

const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && isCurrent(code) && names.of(code) !== undefined;

/** Whether a community can be there: a country, or a state of the United States. */
export const isJurisdiction = (code: string): boolean => isCountry(code) || Object.hasOwn(usStates, code);
