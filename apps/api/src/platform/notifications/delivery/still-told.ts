import type { EmailCheck } from '../../section/define-section';

export const stillToldName = 'notifications.told';

/**
 * What was taken back while its letter waited for a mail server is not sent either. A section that has a check of its own under the
 * name of the kind is asked about the key under which it was told.
 */
const stillTold: EmailCheck = async ({ aboutId, ...message }, core) => {
  if (aboutId === null) return true;
  const told = await message.tx
    .selectFrom('notification')
    .select(['kind', 'dedupeKey'])
    .where('id', '=', aboutId)
    .executeTakeFirst();
  if (!told) return false;
  for (const { emailChecks } of core.sections) {
    const check = emailChecks[told.kind];
    if (check) return check({ ...message, aboutId: told.dedupeKey }, core);
  }
  return true;
};

/** Whether the letters of notifications are still to go. */
export const notificationChecks: Readonly<Record<string, EmailCheck>> = { [stillToldName]: stillTold };
