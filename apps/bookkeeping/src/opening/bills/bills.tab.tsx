import { useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { useFormValue } from '@courtyard/ui/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openingMessages } from '../opening.messages';
import { type DraftBill, expensesIn, type OpeningForm } from '../opening-values';
import type { TypedCells } from '../rows/cells.rules';
import { ControlBalances } from '../rows/control-balances';
import { PasteDialog } from '../rows/paste.dialog';
import { pageOf, RowsTab } from '../rows/rows.tab';
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
  const [isPasting, setPasting] = useState(false);
  const added = useRef<number | null>(null);
  useEffect(() => {
    if (added.current !== null) form.setFocus(`bills.${added.current}.vendorId`);
    added.current = null;
  }, [form, bills.length]);

  const set = (next: DraftBill[]) => {
    form.setValue('bills', next, { shouldDirty: true });
    form.clearErrors('bills');
  };
  const add = () => {
    added.current = bills.length;
    onTurn(pageOf(bills.length));
    set([...bills, billAfter(bills.at(-1), chart)]);
  };
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
    <>
      <RowsTab
        title={t('bills')}
        text={t('billsText')}
        addLabel={t('addBill')}
        emptyText={t('noBills')}
        count={bills.length}
        from={from}
        onTurn={onTurn}
        onAdd={add}
        onPaste={() => setPasting(true)}
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
              onRemove={() => set(bills.filter((_other, at) => at !== place))}
            />
          ) : null;
        }}
      >
        <ControlBalances form={form} chart={chart} control="payable" />
      </RowsTab>
      {isPasting ? (
        <PasteDialog
          help={t('pasteBillsText')}
          columnText={(column) => t(`column.${column}`)}
          read={read}
          onClose={() => setPasting(false)}
          onAdd={(pasted) => {
            onTurn(pageOf(bills.length));
            set([...bills, ...pasted]);
          }}
        />
      ) : null}
    </>
  );
}

/** The next line begins with the fund of the one before; the first with the operating fund. */
function billAfter(before: DraftBill | undefined, { funds }: Chart): DraftBill {
  const usual = funds.find(({ kind, archivedAt }) => kind === 'operating' && archivedAt === null);
  return {
    vendorId: null,
    number: '',
    billedOn: null,
    dueOn: null,
    accountId: null,
    fundId: before?.fundId ?? usual?.id ?? null,
    amountMinor: null,
    memo: '',
  };
}
