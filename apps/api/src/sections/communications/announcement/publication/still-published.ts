import { dayAt } from '@courtyard/contract/days';
import type { EmailCheck } from '../../../../platform/section/define-section';

export const stillPublishedName = 'communications.announcement';

/** Asked at each attempt to deliver: an announcement that was withdrawn, or is over, goes to nobody any more. */
export const stillPublished: EmailCheck = async ({ tx, aboutId }, { clock }) => {
  if (aboutId === null) return true;
  const { timeZone } = await tx.selectFrom('tenant').select('timeZone').executeTakeFirstOrThrow();
  const published = await tx
    .selectFrom('announcement')
    .select('id')
    .where('id', '=', aboutId)
    .where('status', '=', 'published')
    .where((row) => row.or([row('expiresOn', 'is', null), row('expiresOn', '>=', dayAt(clock(), timeZone))]))
    .executeTakeFirst();
  return published !== undefined;
};
