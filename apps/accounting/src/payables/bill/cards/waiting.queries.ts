import { call, useToday } from '@courtyard/common';
import { addDays } from '@courtyard/contract/days';
import { useQuery } from '@tanstack/react-query';
import { bills } from '../bill.queries';

export const soonDays = 7;
const open = { status: ['open' as const, 'partial' as const], kind: ['bill' as const] };

/** The lists behind the figures: what waits for approval, and what is open by when it is due. */
const groupsOn = (today: string) => ({
  /** All that is owed, less credits. */
  owed: { status: open.status },
  waiting: { status: ['waiting' as const] },
  overdue: { ...open, dueOn: `..${addDays(today, -1)}` },
  week: { ...open, dueOn: `${today}..${addDays(today, soonDays)}` },
  later: { ...open, dueOn: `${addDays(today, soonDays + 1)}..` },
  credits: { ...open, kind: ['credit' as const] },
});

export type WaitingGroup = keyof ReturnType<typeof groupsOn>;

/** Of each group how many there are, what is to be paid of them, and the query of its list. */
export function useWaitingBills() {
  const groups = groupsOn(useToday());
  return useQuery({
    queryKey: [...bills.keys.all, 'waiting', groups],
    queryFn: ({ signal }) =>
      Promise.all(
        (['owed', 'waiting', 'overdue', 'week', 'later', 'credits'] as const).map(async (group) => {
          const query = groups[group];
          const { data } = await call('GET /api/v1/bills/totals', { query, signal });
          const { totalMinor = 0, openMinor = 0 } = data.sums;
          const params = new URLSearchParams(
            Object.entries(query).flatMap(([name, value]) =>
              [value].flat().map((each): [string, string] => [name, each]),
            ),
          );
          return {
            group,
            count: data.count,
            amountMinor: group === 'waiting' ? totalMinor : openMinor,
            search: params.toString(),
          };
        }),
      ),
  });
}
