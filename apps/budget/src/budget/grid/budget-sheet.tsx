import { shortMonthNames } from '@courtyard/contract/formats';
import { useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { type AmountSheet, AmountGrid, type SheetValues } from '@courtyard/ui/grid';
import { budgetMessages } from '../budget.messages';

export const valuesOf = ({ rows }: Pick<Budget, 'rows'>): SheetValues =>
  Object.fromEntries(rows.map(({ account, amountsMinor }) => [account.id, amountsMinor]));

interface BudgetSheetProps {
  budget: Budget;
  sheet: AmountSheet;
  isReadOnly?: boolean;
  /** The account that a link leads to. */
  startsAt?: string | undefined;
  onRow?: (accountId: string) => void;
}

/** The accounts of a budget by the periods of its fiscal year. */
export function BudgetSheet({
  budget: { rows, periods },
  sheet,
  isReadOnly = false,
  startsAt,
  onRow,
}: BudgetSheetProps) {
  const t = useMessages(budgetMessages);
  const formats = useFormats();
  const months = shortMonthNames(useUiConfig(({ language }) => language));
  const monthOf = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
  const types = new Map(rows.map(({ account }) => [account.id, account.type]));
  // Of a year that begins within a month, each period is named by its first day.
  const isByMonth = periods[0]?.from.endsWith('-01') ?? true;
  return (
    <AmountGrid
      label={t('amounts')}
      rowHeader={t('account')}
      rows={rows.map(({ account }) => ({ key: account.id, name: `${account.code} ${account.name}` }))}
      columns={periods.map(({ from }) => (isByMonth ? monthOf(from) : formats.day(from)))}
      totals={[
        { key: 'income', label: t('income'), factorOf: (id) => (types.get(id) === 'income' ? 1 : 0) },
        { key: 'expenses', label: t('expenses'), factorOf: (id) => (types.get(id) === 'expense' ? 1 : 0) },
        { key: 'net', label: t('net'), factorOf: (id) => (types.get(id) === 'expense' ? -1 : 1) },
      ]}
      sheet={sheet}
      isReadOnly={isReadOnly}
      startsAt={startsAt}
      {...(onRow && { onRow })}
    />
  );
}
