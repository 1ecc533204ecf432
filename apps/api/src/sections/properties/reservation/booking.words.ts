import type { Language } from '@courtyard/contract/fields/words';
import { formatSpan } from '@courtyard/contract/formats';
import type { Span } from '../common-area/opening.rules';

/** `Sat Jun 13, 2:00 PM – 4:00 PM`, on the community's clock. */
export function spanText({ startsAt, endsAt }: Span, timeZone: string, language: Language = 'en'): string {
  const span = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  const dateFormat = language === 'en' ? 'MMM D' : 'D MMM';
  // The narrow no-break space before AM and PM is lost in some mail programs.
  return formatSpan(span, { language, dateFormat, timeZone }).replaceAll('\u202F', ' ');
}
