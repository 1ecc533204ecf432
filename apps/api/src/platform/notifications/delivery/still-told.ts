import type { LetterCheck } from '../../section/define-section';

export const stillToldName = 'notifications.told';

/** What was taken back while its letter waited for a mail server is not sent either. */
const stillTold: LetterCheck = async ({ tx, aboutId }) => {
  if (aboutId === null) return true;
  const told = await tx.selectFrom('notification').select('id').where('id', '=', aboutId).executeTakeFirst();
  return told !== undefined;
};

/** Whether the letters of notifications are still to go. */
export const notificationChecks: Readonly<Record<string, LetterCheck>> = { [stillToldName]: stillTold };
