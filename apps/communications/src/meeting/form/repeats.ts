import { useFormats, useMessages } from '@courtyard/common';
import { weekdayNames } from '@courtyard/contract/communications/calendar/recurrence.rules';
import { addDays, weekdayOf } from '@courtyard/contract/days';
import { repeatsMessages } from './repeats.messages';

/** A Monday, to name weekdays by. */
const monday = '2024-01-01';

const nthKeys = ['nth.1', 'nth.2', 'nth.3', 'nth.4'] as const;

/** The rules by which a meeting of a day can come back: by its weekday, and by which one of the month it is. */
export function rulesOf(heldOn: string): string[] {
  const name = weekdayNames[weekdayOf(heldOn) - 1] ?? 'MO';
  const date = Number(heldOn.slice(8));
  const which = Math.ceil(date / 7);
  const isLast = addDays(heldOn, 7).slice(0, 7) !== heldOn.slice(0, 7);
  const places = [...(which <= 4 ? [String(which)] : []), ...(isLast ? ['-1'] : [])];
  const monthly = (interval: string) =>
    places.map((place) => `FREQ=MONTHLY${interval};BYDAY=${place}${name}`);
  return [
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;INTERVAL=2',
    ...monthly(''),
    ...monthly(';INTERVAL=3'),
    ...monthly(';INTERVAL=12'),
  ];
}

/** A rule in plain words: "Each month on the second Tuesday". */
export function useRepeatsSaid(): (rule: string) => string {
  const t = useMessages(repeatsMessages);
  const formats = useFormats();
  return (rule) => {
    const interval = /INTERVAL=(\d+)/.exec(rule)?.[1] ?? '1';
    const [, which, name] = /BYDAY=(-?\d)([A-Z]{2})$/.exec(rule) ?? [];
    if (which === undefined) return interval === '1' ? t('weekly') : t('twoWeekly');
    const day = formats.weekday(
      addDays(
        monday,
        weekdayNames.findIndex((each) => each === name),
      ),
    );
    const nth = t(which === '-1' ? 'nth.last' : (nthKeys[Number(which) - 1] ?? 'nth.1'));
    if (interval === '3') return t('quarterly', { nth, day });
    return interval === '12' ? t('yearly', { nth, day }) : t('monthly', { nth, day });
  };
}
