import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { TaskProvider } from '../../../platform/section/tasks/task-provider';
import { bankMessages } from './bank-transaction-kinds';

interface Waiting {
  accountId: string;
  name: string;
  count: number;
}

/** Lines of a bank that wait to be matched, or to be told from others: one task for each bank account. */
export const bankTransactionTask: TaskProvider = {
  kind: 'bank-transactions',
  permission: 'Bank Transaction Match',
  async find({ tx, caller, language, about, most }) {
    if (about !== null || !caller.permissions.has('Bank Transactions View')) return { tasks: [], total: 0 };
    const { rows } = await sql<Waiting>`
      select account.id as account_id, account.code || ' ' || account.name as name, count(*)::int as count
      from bank_transaction join account on account.id = bank_transaction.account_id
      where bank_transaction.state <> 'matched' and bank_transaction.state in ('open', 'doubtful')
      group by account.id, account.code, account.name order by account.code`.execute(tx);
    const t = messagesIn(bankMessages, language);
    return {
      total: rows.length,
      tasks: rows.slice(0, most).map(({ accountId, name, count }) => ({
        id: accountId,
        title: t('task.title', { account: name }),
        text: t('task.text', { count }),
        verb: t('task.verb'),
        link: `/accounting/transactions?state=open&state=doubtful&accountId=${accountId}`,
        dueOn: null,
      })),
    };
  },
};
