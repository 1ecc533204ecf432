import { addDays, startOfMonth } from '@courtyard/contract/days';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { longDay } from '../../../../platform/notifications/kind';
import type { TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { bankAlertMessages } from './bank-alerts.messages';
import { bankAccountUrls } from './bank-account-urls';

interface Unreconciled {
  id: string;
  name: string;
  /** The reconciliation in progress. */
  openId: string | null;
  total: number;
}

/** Bank accounts with entries until the end of the last full month, and no finished reconciliation through it. */
export const accountToReconcileTask: TaskProvider = {
  kind: 'account-to-reconcile',
  permission: 'Bank Reconcile',
  async find({ tx, caller, about, language, today, most }) {
    if (about !== null || !caller.permissions.has('Banks List View')) return { tasks: [], total: 0 };
    const through = addDays(startOfMonth(today), -1);
    const { rows } = await sql<Unreconciled>`
      select account.id, account.code || ' ' || account.name as name, open.id as open_id, (count(*) over ())::int as total
      from account
      left join reconciliation open on open.tenant_id = account.tenant_id and open.account_id = account.id and open.status = 'open'
      where account.purpose = 'bank' and account.archived_at is null
        and exists (select from journal_line line where line.tenant_id = account.tenant_id and line.account_id = account.id
          and line.entry_date <= ${through})
        and not exists (select from reconciliation done where done.tenant_id = account.tenant_id
          and done.account_id = account.id and done.status = 'finished' and done.to_on >= ${through})
      order by account.code limit ${sql.lit(most)}`.execute(tx);
    const t = messagesIn(bankAlertMessages, language);
    return {
      tasks: rows.map(({ id, name, openId }) => ({
        // Another task for each month.
        id: `${id}-${through}`,
        title: t('reconcile.title', { account: name }),
        text: t('reconcile.text', { day: longDay(through, language) }),
        verb: t(openId === null ? 'reconcile.verb' : 'reconcile.continue'),
        link: openId === null ? bankAccountUrls.details(id) : bankAccountUrls.reconcile(openId),
        dueOn: null,
      })),
      total: rows[0]?.total ?? 0,
    };
  },
};
