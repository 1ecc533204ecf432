import { formatMonth } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import { periods, usedMonths } from '../../../../ledger';
import type { TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { bankAlertMessages } from './bank-alerts.messages';

/** The oldest month that has ended and is open: months are closed in their order. */
export const monthToCloseTask: TaskProvider = {
  kind: 'month-to-close',
  permission: 'Period Close',
  async find({ tx, caller, about, language, today, most }) {
    if (about !== null || most === 0 || !caller.permissions.has('Periods View'))
      return { tasks: [], total: 0 };
    const closed = (await periods(tx)).findLast(({ status }) => status === 'closed')?.month ?? '';
    const open = (await usedMonths(tx)).filter((month) => month > closed && month < today.slice(0, 7));
    const [month] = open;
    if (month === undefined) return { tasks: [], total: 0 };
    const t = messagesIn(bankAlertMessages, language);
    return {
      tasks: [
        {
          id: month,
          title: t('close.title', { month: formatMonth(`${month}-01`, { language, dateFormat: '' }) }),
          text: t('close.text', { count: open.length }),
          verb: t('close.verb'),
          link: `/bookkeeping/periods/details?month=${month}`,
          dueOn: null,
        },
      ],
      total: 1,
    };
  },
};
