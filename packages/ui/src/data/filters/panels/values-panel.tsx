import { type ListSource, useFormats, useListValues } from '@courtyard/common';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Skeleton } from '../../../feedback/skeleton';
import { ErrorState } from '../../../feedback/states';
import { Checkbox, Radio } from '../../../forms/fields/choice';
import { Input } from '../../../forms/fields/input';
import { isFound } from '../../../forms/fields/search/search-key.rules';
import { chakra } from '../../../theme/styled';
import { useDataTexts } from '../../data.messages';
import { useAhead } from '../../state/use-ahead';
import type { TableState } from '../../state/use-table-state';
import type { FilterSpec } from '../filter-spec';

interface ValuesPanelProps {
  filter: FilterSpec;
  state: Pick<TableState, 'filters' | 'setFilter'>;
  source: ListSource | undefined;
}

interface ShownValue {
  value: string;
  label: string;
  count: number | null;
}

const searchedFrom = 8;

/** What a filter can be, with how many rows there are of each, to be ticked. */
export function ValuesPanel({ filter, state, source }: ValuesPanelProps) {
  const t = useDataTexts();
  const [find, setFind] = useState('');
  const isChoice = filter.kind === undefined || filter.kind === 'choice';
  // A choice has few values, which are found here; of others the server finds what is asked for.
  const asked = useListValues(source, {
    of: filter.name,
    find: useDeferredValue(isChoice ? '' : find.trim()),
    enabled: !filter.single,
  });
  const { now: chosen, set: choose } = useAhead<readonly string[]>(
    JSON.stringify(state.filters[filter.name] ?? []),
    { read: JSON.parse, textOf: JSON.stringify, write: (next) => state.setFilter(filter.name, next) },
  );
  const all = useShownValues(filter, asked.data, isChoice);
  const shown = isChoice ? all.filter(({ label }) => isFound(label, find)) : all;
  const hasSearch = find !== '' || all.length > searchedFrom || asked.data?.more === true;
  if (!isChoice && asked.error)
    return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!isChoice && asked.isPending && source) return <Skeleton height="24" />;
  return (
    <chakra.div display="grid" gap="2">
      {hasSearch ? (
        <Input
          type="search"
          size="sm"
          icon="search"
          aria-label={t('searchIn', { field: filter.label })}
          placeholder={t('searchIn', { field: filter.label })}
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      ) : null}
      <chakra.div
        display="grid"
        gap="1"
        maxHeight="16rem"
        overflowY="auto"
        p="0.5"
        m="-0.5"
        aria-busy={asked.isFetching}
      >
        {shown.map(({ value, label, count }) =>
          filter.single ? (
            <Radio
              key={value}
              name={filter.name}
              label={label}
              checked={chosen.includes(value)}
              onChange={() => choose([value])}
            />
          ) : (
            <Spread key={value} count={count}>
              <Checkbox
                label={label}
                checked={chosen.includes(value)}
                onChange={(event) =>
                  choose(
                    event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
                  )
                }
              />
            </Spread>
          ),
        )}
        {shown.length === 0 ? (
          <chakra.p fontSize="sm" color="fg.subtle" role="status">
            {t('noValues')}
          </chakra.p>
        ) : null}
      </chakra.div>
      {asked.data?.more ? (
        <chakra.p fontSize="xs" color="fg.subtle">
          {t('moreValues')}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}

/** A choice shows all that it can be, in its order; others show what the list has. */
function useShownValues(
  filter: FilterSpec,
  data: Awaited<ReturnType<ListSource['values']>> | undefined,
  isChoice: boolean,
): ShownValue[] {
  const t = useDataTexts();
  const options = filter.options ?? [];
  if (isChoice || !data) {
    const counts = data && new Map(data.values.map(({ value, count }) => [value, count]));
    return options.map((option) => ({ ...option, count: counts ? (counts.get(option.value) ?? 0) : null }));
  }
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label;
  return data.values.map(({ value, label, count }) => ({
    value,
    label: label ?? labelOf(value) ?? (value || t('noValue')),
    count,
  }));
}

/** The value, and at the end of its line how many rows have it. */
function Spread({ count, children }: { count: number | null; children: ReactNode }) {
  const formats = useFormats();
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="3" alignItems="flex-start">
      {children}
      {count === null ? null : (
        <chakra.span fontSize="xs" lineHeight="1.5rem" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {formats.number(count)}
        </chakra.span>
      )}
    </chakra.div>
  );
}
