import { useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { useFormValue } from '@courtyard/ui/forms';
import { useCallback } from 'react';
import { openingMessages } from '../opening.messages';
import { type DraftBill, expensesIn, type OpeningForm } from '../opening-values';
import type { TypedCells } from '../rows/cells.rules';
import { ControlBalances } from '../rows/control-balances';
import { RowsTab } from '../rows/rows.tab';
import { useRows } from '../rows/use-rows';
import { BillFields } from './bill-fields';
import { pastedBills } from './pasted-bills.rules';
import { useAllVendors } from './vendor.queries';

interface BillsTabProps {
  form: OpeningForm;
  chart: Chart;
  /** The first line of those that are drawn. */
  from: number;
  onTurn: (from: number) => void;
}

/** Open bills and credits of vendors, line by line. */
export function BillsTab({ form, chart, from, onTurn }: BillsTabProps) {
  const t = useMessages(openingMessages);
  const vendors = useAllVendors({ enabled: true });
  const bills = useFormValue(form, 'bills') ?? [];
  const focus = useCallback((place: number) => form.setFocus(`bills.${place}.vendorId`), [form]);
  const change = useRows({
    rows: bills,
    write(next) {
      form.setValue('bills', next, { shouldDirty: true });
      form.clearErrors('bills');
    },
    focus,
    onTurn,
  });
  const read = useCallback(
    (text: string, cells: TypedCells) =>
      pastedBills(text, {
        ...cells,
        vendors: vendors.data ?? [],
        expenses: expensesIn(chart),
        funds: chart.funds,
      }),
    [vendors.data, chart],
  );
  return (
    <RowsTab
      title={t('bills')}
      text={t('billsText')}
      addLabel={t('addBill')}
      emptyText={t('noBills')}
      count={bills.length}
      from={from}
      onTurn={onTurn}
      onAdd={() => change.add(billAfter(bills.at(-1), chart))}
      paste={{
        help: t('pasteBillsText'),
        columnText: (column) => t(`column.${column}`),
        read,
        onAdd: change.addAll,
      }}
      onRetry={vendors.isError ? () => void vendors.refetch() : undefined}
      row={(place) => {
        const bill = bills[place];
        return bill ? (
          // Lines have no id of their own; their fields are bound by place.
          <BillFields
            key={place}
            form={form}
            chart={chart}
            vendors={vendors.data ?? []}
            bill={bill}
            place={place}
            onRemove={() => change.removeAt(place)}
          />
        ) : null;
      }}
    >
      <ControlBalances form={form} chart={chart} control="payable" />
    </RowsTab>
  );
}

/** The next line begins with the fund of the one before; the first with the operating fund. */
function billAfter(before: DraftBill | undefined, { funds }: Chart): DraftBill {
  const standard = funds.find(({ kind, archivedAt }) => kind === 'operating' && archivedAt === null);
  return {
    vendorId: null,
    number: '',
    billedOn: null,
    dueOn: null,
    accountId: null,
    fundId: before?.fundId ?? standard?.id ?? null,
    amountMinor: null,
    memo: '',
  };
}
