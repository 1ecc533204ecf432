import { addDays } from '@courtyard/contract/days';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { formatMoney } from '@courtyard/contract/formats';
import { standingBetweenFunds } from '../../../../ledger';
import type { Platform } from '../../../../platform/core/platform';
import type { FoundTask, TaskProvider, TaskQuestion } from '../../../../platform/section/tasks/task-provider';
import en from './fund-loan-task.en.json';
import es from './fund-loan-task.es.json';
import { type LoanSum, loanSums, withFunds } from './fund-loans.service';

const soonDays = 30;

const messages = defineMessages({ en, es });

interface Read {
  /** What stood on the accounts between funds. */
  standing: string;
  loans: LoanSum[];
}

/** The last reading of each community: tasks are read with every page of home, and loans are made of all lines that ever were. */
const lastRead = new WeakMap<Platform, Map<string, Read>>();

/** What funds owe each other today, read again only where one of them was posted to since. */
async function loansToday({ platform, tx, tenant, today }: TaskQuestion): Promise<LoanSum[]> {
  const standing = JSON.stringify(await standingBetweenFunds(tx, today));
  const read = lastRead.get(platform) ?? new Map<string, Read>();
  lastRead.set(platform, read);
  const last = read.get(tenant.id);
  if (last?.standing === standing) return last.loans;
  const loans = await loanSums(tx, today);
  read.set(tenant.id, { standing, loans });
  return loans;
}

/** What a reserve is to have back within thirty days, or should have, for who posts the repayment. */
export const fundLoanTasks: TaskProvider = {
  kind: 'fund-loan-due',
  permission: 'Journal Entry Create',
  async find(question) {
    const { tenant, caller, about, language, most, today } = question;
    if (about !== null || !caller.permissions.has('Charts List View')) return { tasks: [], total: 0 };
    const t = messagesIn(messages, language);
    const until = addDays(today, soonDays);
    const tasks = (await withFunds(question, await loansToday(question))).flatMap(
      ({ borrower, lender, amountMinor, repayBy }): FoundTask[] =>
        lender === null || repayBy === null || repayBy > until
          ? []
          : [
              {
                // Of the oldest part: what was lent later is another task.
                id: `${borrower?.id ?? ''}-${lender.id}-${repayBy}`,
                title: t('title', { borrower: borrower?.name ?? t('someFund'), lender: lender.name }),
                text: formatMoney(amountMinor, tenant.currency, { language }),
                verb: t('verb'),
                link: '/bookkeeping/fund-loans',
                dueOn: repayBy,
              },
            ],
    );
    return { tasks: tasks.slice(0, most), total: tasks.length };
  },
};
