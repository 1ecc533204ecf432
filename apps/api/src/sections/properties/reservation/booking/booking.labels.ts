import type { Language, Label } from '@courtyard/contract/fields/labels';
import { dayAt } from '@courtyard/contract/days';
import { formatSpan } from '@courtyard/contract/formats';
import { safeName } from '../../../../platform/files/intake/name.rules';
import type { Span } from '../../common-area/opening.rules';

/** `Sat Jun 13, 2:00 PM – 4:00 PM`, on the community's clock. */
export function spanText(
  { startsAt, endsAt }: Span | Record<keyof Span, string>,
  timeZone: string,
  language: Language = 'en',
): string {
  const span = { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
  const dateFormat = language === 'en' ? 'MMM D' : 'D MMM';
  // The narrow no-break space before AM and PM is lost in some mail programs.
  return formatSpan(span, { language, dateFormat, timeZone }).replaceAll('\u202F', ' ');
}

/** `spanText` in every language. */
export const spanWord = (span: Span, timeZone: string): Label => ({
  en: spanText(span, timeZone, 'en'),
  es: spanText(span, timeZone, 'es'),
});

/** Path of the page on which a booking is looked at. */
export const reservationPage = (reservationId: string) =>
  `/properties-common-areas/reservations/details?id=${reservationId}`;

/** `Clubhouse 2026-12-05.ics`, by the day where the community is. */
export const calendarFileName = (booking: { area: string; startsAt: string }, timeZone: string): string =>
  safeName(`${booking.area} ${dayAt(new Date(booking.startsAt), timeZone)}.ics`);
