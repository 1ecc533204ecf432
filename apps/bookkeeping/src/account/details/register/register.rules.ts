import type { CallQuery } from '@courtyard/common';
import { daysMeant } from '@courtyard/contract/fields/spans';

type RegisterQuery = CallQuery<'GET /api/v1/accounts/:accountId/register'>;

interface Asked {
  fundId?: string[];
  date?: string;
  end?: 'first'[];
  cursor?: string;
  limit: number;
}

/** What the register is asked for what stands in the address: a stretch of days by its first and its last. */
export function registerQuery(
  { fundId, date, end, ...place }: Asked,
  calendar: { today: string; firstWeekday: number },
): RegisterQuery {
  const [fund] = fundId ?? [];
  return {
    ...place,
    ...daysMeant(date, calendar),
    ...(fund && { fundId: fund }),
    ...(end?.[0] && { end: end[0] }),
  };
}
