import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { ExpenseTracker } from '@courtyard/contract/budget/expense-tracker/expense-tracker';
import { Box, Heading } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { type EntriesAsked, expensePaths } from '../expense-paths';
import { trackerMessages } from './tracker.messages';

export interface ComparedRow {
  key: string;
  name: string;
  /** What its entries are found by, beside the period. */
  asked: Pick<EntriesAsked, 'accountId' | 'vendorId' | 'fundId'>;
  amountMinor: number;
  beforeMinor: number;
}

interface ComparedTableProps {
  title: string;
  tracker: Pick<ExpenseTracker, 'from' | 'to' | 'before' | 'basis' | 'total'>;
  rows: readonly ComparedRow[];
  /** The fund that all figures are of, where one is chosen. */
  fundId: string | undefined;
}

/** Figures of the period beside those of the period before; each opens its entries. */
export function ComparedTable({ title, tracker, rows, fundId }: ComparedTableProps) {
  const t = useMessages(trackerMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { from, to, before, basis, total } = tracker;
  const money = (amountMinor: number) => formats.money(amountMinor, currency, 'parentheses');
  const cellsOf = ({ asked, amountMinor, beforeMinor }: Omit<ComparedRow, 'key' | 'name'>) => {
    const linked = (amount: number, period: EntriesAsked['period']) => ({
      text: money(amount),
      ...(amount !== 0 && { to: expensePaths.entries({ period, basis, fundId, ...asked }) }),
    });
    return [
      linked(amountMinor, { from, to }),
      linked(beforeMinor, before),
      { text: money(amountMinor - beforeMinor) },
    ];
  };
  return (
    <Box minWidth="0">
      <Heading as="h2" size="sm" mb="2">
        {title}
      </Heading>
      <FigureTable
        caption={title}
        head={[t('name'), t('spent'), t('before'), t('change')]}
        rows={[
          ...rows.map((row) => ({ key: row.key, name: row.name, cells: cellsOf(row) })),
          { key: 'total', name: t('total'), isTotal: true, cells: cellsOf({ ...total, asked: {} }) },
        ]}
      />
    </Box>
  );
}
