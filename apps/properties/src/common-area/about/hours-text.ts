import { useFormats, useMessages } from '@courtyard/common';
import type { OpeningHours } from '@courtyard/contract/properties/common-area/common-area';
import { areaMessages } from '../common-area.messages';
import { hoursOn, isOpenAllDay } from './opening-hours.rules';

/** Says when an area is open on a weekday: `6:00 AM – 10:00 PM`, `Closed`, `Open 24 hours`. */
export function useHoursText(): (hours: readonly OpeningHours[], weekday: number) => string {
  const t = useMessages(areaMessages);
  const formats = useFormats();
  return (hours, weekday) => {
    const stretches = hoursOn(hours, weekday);
    if (stretches.length === 0) return t('closed');
    if (isOpenAllDay(stretches)) return t('aroundTheClock');
    return stretches
      .map(({ opensAt, closesAt }) => `${formats.timeOfDay(opensAt)} – ${formats.timeOfDay(closesAt)}`)
      .join(', ');
  };
}
