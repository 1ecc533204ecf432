import { addDays } from '@courtyard/contract/days';
import { formatMoney } from '@courtyard/contract/formats';
import type { FoundTask, TaskProvider } from '../../../../platform/section/tasks/task-provider';
import { wholeLoans } from './fund-loans.service';

const soonDays = 30;

const texts = {
  en: {
    title: (borrower: string, lender: string) => `${borrower} owes ${lender}`,
    someFund: 'A fund',
    verb: 'Repay',
  },
  es: {
    title: (borrower: string, lender: string) => `${borrower} debe a ${lender}`,
    someFund: 'Un fondo',
    verb: 'Devolver',
  },
};

/** What a reserve is to have back within thirty days, or should have, for who posts the repayment. */
export const fundLoanTasks: TaskProvider = {
  kind: 'fund-loan-due',
  permission: 'Journal Entry Create',
  async find({ tx, tenant, caller, about, language, most, today }) {
    if (about !== null || !caller.permissions.has('Charts List View')) return { tasks: [], total: 0 };
    const { title, someFund, verb } = texts[language];
    const until = addDays(today, soonDays);
    const tasks = (await wholeLoans(tx, today)).flatMap(
      ({ borrower, lender, amountMinor, repayBy }): FoundTask[] =>
        lender === null || repayBy === null || repayBy > until
          ? []
          : [
              {
                // Of the oldest part: what was lent later is another task.
                id: `${borrower?.id ?? ''}-${lender.id}-${repayBy}`,
                title: title(borrower?.name ?? someFund, lender.name),
                text: formatMoney(amountMinor, tenant.currency, { language }),
                verb,
                link: '/bookkeeping/fund-loans',
                dueOn: repayBy,
              },
            ],
    );
    return { tasks: tasks.slice(0, most), total: tasks.length };
  },
};
