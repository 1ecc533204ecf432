import { defineResource, useToday } from '@courtyard/common';
import { addDays } from '@courtyard/contract/days';
import { billPaths } from '../../payables/bill/bill-paths';
import { soonDays, useWaitingBills, type WaitingGroup } from '../../payables/bill/cards/waiting.queries';

/** Months belong to bookkeeping: what it changes of them is asked for again here too. */
const periods = defineResource({ section: 'bookkeeping', key: 'periods' });

export const usePeriods = () => periods.useRead('GET /api/v1/periods');

/** The close checklist of a month; not asked for where there is no month to close. */
export const useCloseChecks = (month: string | null) =>
  periods.useRead('GET /api/v1/periods/:month/checks', { ids: [month ?? ''], enabled: month !== null });

/** How many bills wait for approval, and how many are overdue or due within a week, with the list of each. */
export function useBillCounts() {
  const until = addDays(useToday(), soonDays);
  const { data, isError } = useWaitingBills();
  const countOf = (...groups: WaitingGroup[]) =>
    data?.filter(({ group }) => groups.includes(group)).reduce((sum, { count }) => sum + count, 0);
  return {
    isError,
    approve: { count: countOf('waiting'), to: `${billPaths.list}?status=waiting` },
    pay: {
      count: countOf('overdue', 'week'),
      to: `${billPaths.list}?status=open&status=partial&kind=bill&dueOn=..${until}`,
    },
  };
}
