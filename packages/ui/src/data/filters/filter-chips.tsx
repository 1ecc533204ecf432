import { type ListSource, useListValues } from '@courtyard/common';
import { Button } from '../../actions/button';
import { Icon } from '../../display/icon/icon';
import { chakra } from '../../theme/styled';
import { useDataTexts } from '../data.messages';
import type { TableState } from '../state/use-table-state';
import type { FilterSpec } from './filter-spec';
import { useValueText } from './use-value-text';

type Filtered = Pick<TableState, 'filters' | 'setFilter' | 'clearFilters'>;

const ChipButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    height: '7',
    ps: '2.5',
    pe: '1.5',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& svg': { opacity: 0.75, flexShrink: 0 },
    _hover: { '& svg': { opacity: 1 } },
  },
});

interface FilterChipsProps {
  filters: readonly FilterSpec[];
  state: Filtered;
  source?: ListSource | undefined;
}

/** What is filtered by, each removable with one press. */
export function FilterChips({ filters, state, source }: FilterChipsProps) {
  const t = useDataTexts();
  const chips = filters.flatMap((filter) =>
    (state.filters[filter.name] ?? []).map((value) => ({ filter, value })),
  );
  if (chips.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {chips.map(({ filter, value }) => (
        <Chip key={`${filter.name}=${value}`} {...{ filter, value, state, source }} />
      ))}
      {chips.length > 1 ? (
        <Button variant="link" size="sm" onClick={state.clearFilters}>
          {t('clearFilters')}
        </Button>
      ) : null}
    </chakra.div>
  );
}

interface ChipProps {
  filter: FilterSpec;
  value: string;
  state: Filtered;
  source: ListSource | undefined;
}

function Chip({ filter, value, state, source }: ChipProps) {
  const t = useDataTexts();
  const valueText = useValueText();
  // An address has the ids of what is referred to; how those are called the server says.
  const isUnnamed = filter.kind === 'reference' && !filter.options?.some((option) => option.value === value);
  const { data } = useListValues(source, { of: filter.name, enabled: isUnnamed });
  const named = isUnnamed ? (data?.values.find((each) => each.value === value)?.label ?? '…') : null;
  const text = `${filter.label}: ${named ?? valueText(filter, value)}`;
  const others = (state.filters[filter.name] ?? []).filter((other) => other !== value);
  return (
    <ChipButton
      type="button"
      aria-label={t('removeFilter', { filter: text })}
      onClick={() => state.setFilter(filter.name, others)}
    >
      <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {text}
      </chakra.span>
      <Icon name="close" size="xs" />
    </ChipButton>
  );
}
