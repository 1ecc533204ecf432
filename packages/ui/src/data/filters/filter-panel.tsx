import type { ListSource } from '@courtyard/common';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/button';
import { Icon } from '../../display/icon/icon';
import { useKeptFocus } from '../../layout/use-kept-focus';
import { chakra } from '../../theme/styled';
import { useDataTexts } from '../data.messages';
import type { TableState } from '../state/use-table-state';
import type { FilterSpec } from './filter-spec';
import { DaysPanel } from './panels/days-panel';
import { NumbersPanel } from './panels/numbers-panel';
import { TextPanel } from './panels/text-panel';
import { ValuesPanel } from './panels/values-panel';
import { useValueText } from './use-value-text';

const FieldButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '10',
    px: '2',
    borderRadius: 'sm',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { color: 'fg.subtle', flexShrink: 0 },
    '&:is(:hover, :focus-visible)': { bg: 'bg.hover' },
  },
});

export interface FilterPanelProps {
  filters: readonly FilterSpec[];
  state: TableState;
  source: ListSource | undefined;
  onClose: () => void;
}

/** The fields that a list is filtered by; one of them opens what it can be. */
export function FilterPanel({ filters, state, source, onClose }: FilterPanelProps) {
  const t = useDataTexts();
  const [only] = filters;
  const [name, setName] = useState(filters.length === 1 ? only?.name : undefined);
  const came = useRef<string>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // Clear goes with what it clears.
  const keptFocus = useKeptFocus<HTMLFieldSetElement>();
  const filter = filters.find((each) => each.name === name);
  useEffect(() => {
    if (name !== undefined) back.current?.focus();
    // Back in the list, the keyboard goes on from the field that one came from.
    if (name === undefined && came.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-filter="${came.current}"]`)?.focus();
    came.current = name;
  }, [name]);

  if (!filter)
    return (
      <chakra.div ref={list} display="grid" gap="0.5" maxHeight="24rem" overflowY="auto">
        {filters.map((each) => (
          <FieldButton
            key={each.name}
            type="button"
            data-filter={each.name}
            onClick={() => setName(each.name)}
          >
            <chakra.span flex="1" minWidth="0">
              {each.label}
            </chakra.span>
            <Chosen filter={each} values={state.filters[each.name] ?? []} />
            <Icon name="chevron-right" size="sm" />
          </FieldButton>
        ))}
      </chakra.div>
    );
  return (
    <chakra.fieldset {...keptFocus} minWidth="0" outline="none" aria-label={filter.label}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" mb="2">
        {filters.length > 1 ? (
          <Button
            size="sm"
            variant="ghost"
            icon="chevron-left"
            ms="-2"
            ref={back}
            aria-label={t('backToFilters', { field: filter.label })}
            onClick={() => setName(undefined)}
          >
            {filter.label}
          </Button>
        ) : (
          <chakra.span fontSize="sm" fontWeight="medium">
            {filter.label}
          </chakra.span>
        )}
        {(state.filters[filter.name] ?? []).length > 0 ? (
          <Button size="sm" variant="link" onClick={() => state.setFilter(filter.name, [])}>
            {t('clear')}
          </Button>
        ) : null}
      </chakra.div>
      <ValuePanel key={filter.name} {...{ filter, state, source, onClose }} />
    </chakra.fieldset>
  );
}

function Chosen({ filter, values }: { filter: FilterSpec; values: readonly string[] }) {
  const valueText = useValueText();
  const [first] = values;
  if (first === undefined) return null;
  const isCounted = values.length > 1 || (filter.kind === 'reference' && !filter.options);
  return (
    <chakra.span
      color="accent.fg"
      maxWidth="8rem"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
    >
      {isCounted ? values.length : valueText(filter, first)}
    </chakra.span>
  );
}

interface ValuePanelProps extends Omit<FilterPanelProps, 'filters'> {
  filter: FilterSpec;
}

function ValuePanel({ filter, state, source, onClose }: ValuePanelProps) {
  const [value = ''] = state.filters[filter.name] ?? [];
  const set = (text: string) => state.setFilter(filter.name, text === '' ? [] : [text]);
  const apply = (text: string) => {
    set(text);
    onClose();
  };
  // What is written into fields is applied at once and closes the panel: while it is open, another value came by other means.
  switch (filter.kind) {
    case 'days':
      return <DaysPanel value={value} onChange={set} />;
    case 'text':
      return <TextPanel key={value} label={filter.label} value={value} onApply={apply} />;
    case 'number':
    case 'share':
    case 'money':
      return <NumbersPanel key={value} kind={filter.kind} value={value} onApply={apply} />;
    default:
      return <ValuesPanel filter={filter} state={state} source={source} />;
  }
}
