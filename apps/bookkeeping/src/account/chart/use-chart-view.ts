import { useSearchParams } from '@courtyard/common/router';
import type { Basis } from '@courtyard/contract/bookkeeping/account/account';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { dayFrom } from '@courtyard/contract/days';
import { useMemo } from 'react';
import type { ChartQuery } from '../account.queries';
import type { ChartView } from './chart.rules';

type Parameter = 'search' | 'at' | 'basis' | 'archived' | 'zero' | 'closed' | 'fund';

/** What a person set on the chart, in the address, and how to set it: '' takes a parameter away. */
export function useChartView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo((): ChartView => {
    const closed = params.get('closed')?.split(',').filter(Boolean) ?? [];
    return {
      search: params.get('search') ?? '',
      hasArchived: params.get('archived') === 'yes',
      isWithoutZero: params.get('zero') === 'no',
      closed: new Set(closed),
    };
  }, [params]);
  const at = dayFrom(params.get('at') ?? undefined);
  const basis: Basis = bases.find((each) => each === params.get('basis')) ?? 'accrual';
  const set = (changes: Partial<Record<Parameter, string>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) now.set(name, value);
          else now.delete(name);
        }
        return now;
      },
      // Typing and folding replace the entry: Back should leave the page.
      { replace: true, preventScrollReset: true },
    );
  const query: ChartQuery = { basis, ...(at && { at }) };
  return {
    view,
    query,
    at,
    basis,
    /** The fund whose figures a narrow window shows; all of them together where none is said. */
    fundId: params.get('fund'),
    set,
    close: (closed: Iterable<string>) => set({ closed: [...closed].join(',') }),
  };
}

export type ChartState = ReturnType<typeof useChartView>;
