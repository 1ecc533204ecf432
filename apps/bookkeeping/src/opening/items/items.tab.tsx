import { useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { useFormValue } from '@courtyard/ui/forms';
import { useCallback } from 'react';
import { openingMessages } from '../opening.messages';
import { type DraftItem, type OpeningForm, defaultIncome } from '../opening-values';
import { useUnits } from '../unit.queries';
import type { TypedCells } from '../rows/cells.rules';
import { ControlBalances } from '../rows/control-balances';
import { RowsTab } from '../rows/rows.tab';
import { useRows } from '../rows/use-rows';
import { ItemFields, ofUnits } from './item-fields';
import { pastedRows } from './pasted.rules';

interface ItemsTabProps {
  form: OpeningForm;
  chart: Chart;
  /** The first item of those that are drawn. */
  from: number;
  onTurn: (from: number) => void;
}

/** What units owe, have to their credit and have deposited, item by item. */
export function ItemsTab({ form, chart, from, onTurn }: ItemsTabProps) {
  const t = useMessages(openingMessages);
  const units = useUnits();
  const items = useFormValue(form, 'items') ?? [];
  const focus = useCallback((place: number) => form.setFocus(`items.${place}.propertyId`), [form]);
  const change = useRows({
    rows: items,
    write(next) {
      form.setValue('items', next, { shouldDirty: true });
      form.clearErrors('items');
    },
    focus,
    onTurn,
  });
  const read = useCallback(
    (text: string, cells: TypedCells) =>
      pastedRows(text, {
        ...cells,
        units: units.data ?? [],
        accounts: chart.accounts.filter(({ control }) => ofUnits.includes(control)),
        incomes: chart.accounts.filter(({ type, isHeading }) => type === 'income' && !isHeading),
        defaultIncome: defaultIncome(chart),
        funds: chart.funds,
        chargeTypeText: (type) => t(`chargeType.${type}`),
      }),
    [units.data, chart, t],
  );
  return (
    <RowsTab
      title={t('units')}
      text={t('unitsText')}
      addLabel={t('addItem')}
      emptyText={t('noItems')}
      count={items.length}
      from={from}
      onTurn={onTurn}
      onAdd={() => change.add(itemAfter(items.at(-1), chart))}
      paste={{
        help: t('pasteText'),
        columnText: (column) => t(`column.${column}`),
        read,
        onAdd: change.addAll,
      }}
      onRetry={units.isError ? () => void units.refetch() : undefined}
      row={(place) => {
        const item = items[place];
        return item ? (
          // Items have no id of their own; their fields are bound by place.
          <ItemFields
            key={place}
            form={form}
            chart={chart}
            units={units.data ?? []}
            item={item}
            place={place}
            onRemove={() => change.removeAt(place)}
          />
        ) : null;
      }}
    >
      <ControlBalances form={form} chart={chart} control="receivable" />
    </RowsTab>
  );
}

/** The next item begins as the one before, of another unit; the first as what is most usual. */
function itemAfter(before: DraftItem | undefined, chart: Chart): DraftItem {
  const { accounts, funds } = chart;
  const rest = { propertyId: null, amountMinor: null, memo: '' };
  if (before) return { ...before, ...rest };
  const receivable = accounts.find(
    ({ control, archivedAt }) => control === 'receivable' && archivedAt === null,
  );
  const fund = funds.find(({ id, kind }) =>
    receivable?.fundId ? id === receivable.fundId : kind === 'operating',
  );
  return {
    ...rest,
    accountId: receivable?.id ?? null,
    fundId: fund?.id ?? null,
    contraAccountId: defaultIncome(chart),
    chargeType: 'regular',
    issuedOn: null,
    dueOn: null,
  };
}
