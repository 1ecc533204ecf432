import type { Span } from '../common-area/opening.rules';
import { dayAt } from '@courtyard/contract/days';

const locales = { en: 'en-US', es: 'es' };

/** `Sat, Jun 13, 2:00 PM – 4:00 PM`, on the community's clock. */
export function spanText(
  { startsAt, endsAt }: Span,
  timeZone: string,
  language: keyof typeof locales = 'en',
): string {
  const locale = locales[language];
  const time: Intl.DateTimeFormatOptions = { timeZone, hour: 'numeric', minute: '2-digit' };
  const dated: Intl.DateTimeFormatOptions = { ...time, weekday: 'short', month: 'short', day: 'numeric' };
  const sameDay = dayAt(startsAt, timeZone) === dayAt(endsAt, timeZone);
  const begin = startsAt.toLocaleString(locale, dated);
  const end = endsAt.toLocaleString(locale, sameDay ? time : dated);
  // The narrow no-break space before AM and PM is lost in some mail programs.
  return `${begin} – ${end}`.replaceAll('\u202F', ' ');
}
