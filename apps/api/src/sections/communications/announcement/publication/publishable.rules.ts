import type { Announcement } from '@courtyard/contract/communications/announcement/announcement';
import { dayAt } from '@courtyard/contract/days';
import { isBlank } from '@courtyard/contract/fields/rich-text.rules';
import { invalid } from '../../../../platform/http/problem';

type Written = Pick<Announcement, 'body' | 'audience' | 'expiresOn'>;

/** Throws at its field what keeps an announcement from being published at a moment. */
export function requirePublishable({ body, audience, expiresOn }: Written, at: Date, timeZone: string): void {
  if (isBlank(body)) throw invalid({ body: 'Write a text first.' });
  if (audience?.include.length === 0) throw invalid({ audience: 'Choose the audience before you publish.' });
  if (expiresOn !== null && expiresOn < dayAt(at, timeZone))
    throw invalid({ expiresOn: 'The expiration date is before the publication date. Choose a later one.' });
}
