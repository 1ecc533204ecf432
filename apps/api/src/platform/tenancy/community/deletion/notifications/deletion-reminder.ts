import { addDays } from '@courtyard/contract/days';
import { defineReminder } from '../../../../mail/reminders/remind';
import type { DueRecord } from '../../../../mail/reminders/reminder';
import { administratorAddresses, deletionPath, emailLink } from '../begin-deletion';
import { deletionEmail } from './deletion-emails.texts';
import { communityLeaves } from './deletion-notifications';

/** Days before the day on which all administrators are told again. */
const stages = [7, 1] as const;

interface Leaving extends DueRecord {
  who: string;
}

const wordsOf = ({ on, who }: Leaving) => ({ on, who });

/** A week and a day before, to all administrators, whatever they chose to be told of. */
export const deletionReminder = defineReminder<Leaving>({
  name: 'community.deletion-reminders',
  cron: '20 * * * *',
  subjectType: 'community-deletion',
  async comingUp({ tx, tenant, today }) {
    const found = await tx
      .selectFrom('communityDeletion')
      .select(['deletesOn', 'askedBy'])
      .where('deletesOn', '>', today)
      .where('deletesOn', '<=', addDays(today, stages[0]))
      .execute();
    return found.map(({ deletesOn, askedBy }) => ({
      id: tenant.id,
      kind: 'deletion',
      on: deletesOn,
      stages,
      who: askedBy ?? '',
    }));
  },
  audiences: [
    {
      addresses: async ({ tx }, due) =>
        new Map((await administratorAddresses(tx)).map((address) => [address, due])),
      message({ tenant, platform }, [leaving], language) {
        if (!leaving) throw new Error('a reminder is of something');
        const link = emailLink(platform, tenant);
        return deletionEmail(language, tenant.name, { kind: 'near', link, ...wordsOf(leaving) });
      },
      notify: async ({ tx, platform }, [leaving], target) => {
        if (!leaving) return;
        const parameters = wordsOf(leaving);
        await platform.notify(tx, communityLeaves, { ...target, parameters, link: deletionPath });
      },
    },
  ],
});
