import type { Language } from '@courtyard/common';
import { formatTime, formatWeekday, locales } from '@courtyard/contract/formats';
import { dayAt } from '@courtyard/contract/days';
import { dateTimeFormat, zoneText } from '@courtyard/contract/intl';
import { isFound } from '@courtyard/ui';
import type { LoadOptions, Option } from '@courtyard/ui/forms';

/** Zones as people look for them: `New York, America: Eastern Time (GMT-5)`. */
export function zoneChoices(kept: string, language: Language): Option[] {
  const now = new Date();
  const partOf = (timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset') =>
    dateTimeFormat(locales[language], { timeZone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Browsers list the zones by names of their own; the one that is kept may have another, and UTC is in few lists.
  const names = new Set([kept, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...names]
    .map((value) => {
      const place = zoneText(value).split('/').toReversed().join(', ');
      return {
        value,
        label: `${place}: ${partOf(value, 'longGeneric')} (${partOf(value, 'shortOffset')})`,
      };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

export const currencyName = (code: string, language: Language): string =>
  new Intl.DisplayNames(locales[language], { type: 'currency' }).of(code) ?? code;

/** Currencies by their names: `Euro (EUR)`. */
export const currencyChoices = (language: Language): Option[] =>
  Intl.supportedValuesOf('currency')
    .map((value) => ({ value, label: `${currencyName(value, language)} (${value})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));

/** A screen of choices; more are found by typing. */
const offered = 40;

/** Finds choices by any part of their labels, without accents and case. */
export const foundIn =
  (choices: readonly Option[]): LoadOptions =>
  async (search) =>
    choices.filter(({ label }) => isFound(label, search)).slice(0, offered);

/** What a clock of a zone shows: `Sunday, 9:40 AM`. */
export const clockText = (timeZone: string, language: Language, now: Date): string => {
  const settings = { language, dateFormat: '', timeZone };
  return `${formatWeekday(dayAt(now, timeZone), settings)}, ${formatTime(now.toISOString(), settings)}`;
};
