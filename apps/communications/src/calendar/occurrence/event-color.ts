import { textOn } from '@courtyard/contract/communications/calendar/calendar-color.rules';
import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';

type Colored = Pick<CalendarOccurrence, 'color' | 'textColor'>;

/** The colours of a date that has its own, with what can be read on it. */
export const ownColors = ({ color, textColor }: Colored) =>
  color === null ? null : { color, contrastColor: textOn(color, textColor) };
