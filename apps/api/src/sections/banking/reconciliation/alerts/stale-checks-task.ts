import { formatMoney } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { staleChecks } from '../../bank-account/bank-checks.sql';
import { bankAlertMessages } from './bank-alerts.messages';
import { bankAccountUrls } from './bank-account-urls';

interface Stale {
  accountId: string;
  name: string;
  checks: number;
  amountMinor: number;
}

/** Stale checks that nobody asked to move yet: one task for each bank account. */
export const staleChecksTask: TaskProvider = {
  kind: 'stale-checks',
  permission: 'Bank Update',
  async find({ tx, tenant, caller, about, language, today, most }) {
    if (about !== null || !caller.permissions.has('Banks List View')) return { tasks: [], total: 0 };
    const { rows } = await sql<Stale>`
      select account.id as account_id, account.code || ' ' || account.name as name, count(*)::int as checks,
        sum(stale.amount_minor)::bigint as amount_minor
      from (${staleChecks(today)}) stale
      join account on account.tenant_id = stale.tenant_id and account.id = stale.bank_account_id
      group by account.id, account.code, account.name order by account.code`.execute(tx);
    const t = messagesIn(bankAlertMessages, language);
    return {
      tasks: rows.slice(0, most).map(({ accountId, name, checks, amountMinor }) => ({
        id: accountId,
        title: t('stale.title', { account: name }),
        text: t('stale.text', {
          count: checks,
          amount: formatMoney(amountMinor, tenant.currency, { language }),
        }),
        verb: t('stale.verb'),
        link: bankAccountUrls.staleChecks(accountId),
        dueOn: null,
      })),
      total: rows.length,
    };
  },
};
