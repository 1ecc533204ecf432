import { useSearchParams } from '@courtyard/common/router';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { dayFrom } from '@courtyard/contract/days';

export type ReportBasis = (typeof bases)[number];

/** What a report is asked for, which is all in the address, and how to change it: '' takes a parameter away. */
export function useReportQuery<P extends string>() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Partial<Record<P | 'basis', string>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (typeof value === 'string' && value !== '') now.set(name, value);
          else now.delete(name);
        }
        now.delete('cursor');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    params,
    set,
    basis: bases.find((each): each is ReportBasis => each === params.get('basis')) ?? ('accrual' as const),
    /** A date of the address, by the name of its parameter. */
    dayOf: (name: P) => dayFrom(params.get(name)) ?? undefined,
  };
}
