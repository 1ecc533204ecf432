import { chakra } from '../../theme/styled';
import { Button } from '../../actions/button';
import { Checkbox, Radio } from '../../forms/fields/choice';
import { Icon } from '../../display/icon/icon';
import { Popover } from '../../overlays/popover';
import { useFormats } from '@courtyard/common';
import type { ChoiceFilterSpec, FilterSpec } from '../column';
import { useDataTexts } from '../data.messages';
import { type DaySpan, daySpanFrom } from '../state/day-span.rules';
import { useAhead } from '../state/use-ahead';
import { DayFilter } from './day-filter';
import type { TableState } from '../state/use-table-state';

type Filtered = Pick<TableState, 'filters' | 'setFilter' | 'clearFilters'>;

/** The button that opens the list's filters. */
export function FilterButton({ filters, state }: { filters: readonly FilterSpec[]; state: Filtered }) {
  const t = useDataTexts();
  if (filters.length === 0) return null;
  return (
    <Popover
      label={t('filters')}
      align="start"
      trigger={
        <Button size="sm" icon="filter">
          {t('addFilter')}
        </Button>
      }
    >
      <chakra.div p="4" display="grid" gap="5" minWidth="15rem">
        {filters.map((filter) => (
          <FilterGroup key={filter.name} filter={filter} state={state} />
        ))}
      </chakra.div>
    </Popover>
  );
}

function FilterGroup({ filter, state }: { filter: FilterSpec; state: Filtered }) {
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontSize="xs" fontWeight="medium" color="fg.subtle" mb="1.5">
        {filter.label}
      </chakra.legend>
      {'kind' in filter ? (
        <DayFilter
          span={daySpanFrom(state.filters[filter.name]?.[0])}
          onChange={(text) => state.setFilter(filter.name, [text])}
        />
      ) : (
        <FilterChoices filter={filter} state={state} />
      )}
    </chakra.fieldset>
  );
}

function FilterChoices({ filter, state }: { filter: ChoiceFilterSpec; state: Filtered }) {
  const inAddress = state.filters[filter.name] ?? [];
  const [chosen, choose] = useAhead(inAddress, inAddress.join('\n'), (next) =>
    state.setFilter(filter.name, next),
  );
  const toggle = (value: string, on: boolean) =>
    choose(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <chakra.div display="grid" gap="1" maxHeight="16rem" overflowY="auto" p="0.5" m="-0.5">
      {filter.options.map((option) =>
        filter.single ? (
          <Radio
            key={option.value}
            name={filter.name}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => choose([option.value])}
          />
        ) : (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ),
      )}
    </chakra.div>
  );
}

/** Names a value of a filter as people read it. */
function useValueText(): (filter: FilterSpec, value: string) => string {
  const t = useDataTexts();
  const formats = useFormats();
  const spanText = ({ from, to }: DaySpan) => {
    if (from && to) return t('daysBetween', { from: formats.day(from), to: formats.day(to) });
    return from ? t('daysFrom', { from: formats.day(from) }) : t('daysTo', { to: formats.day(to ?? '') });
  };
  return (filter, value) =>
    'kind' in filter
      ? spanText(daySpanFrom(value))
      : (filter.options.find((option) => option.value === value)?.label ?? value);
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '7',
    ps: '2.5',
    pe: '1.5',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& svg': { opacity: 0.75 },
    _hover: { '& svg': { opacity: 1 } },
  },
});

/** What is filtered by, each removable with one press. */
export function FilterBar({ filters, state }: { filters: readonly FilterSpec[]; state: Filtered }) {
  const t = useDataTexts();
  const valueText = useValueText();
  const chips = filters.flatMap((filter) =>
    (state.filters[filter.name] ?? []).map((value) => ({
      filter,
      value,
      text: `${filter.label}: ${valueText(filter, value)}`,
    })),
  );
  if (chips.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {chips.map(({ filter, value, text }) => (
        <Chip
          key={`${filter.name}=${value}`}
          type="button"
          aria-label={t('removeFilter', { filter: text })}
          onClick={() =>
            state.setFilter(
              filter.name,
              (state.filters[filter.name] ?? []).filter((other) => other !== value),
            )
          }
        >
          {text}
          <Icon name="close" size="xs" />
        </Chip>
      ))}
      {chips.length > 1 ? (
        <Button variant="link" size="sm" onClick={state.clearFilters}>
          {t('clearFilters')}
        </Button>
      ) : null}
    </chakra.div>
  );
}
