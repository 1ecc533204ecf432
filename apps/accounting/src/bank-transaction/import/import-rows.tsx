import { useCommunity, useFormats } from '@courtyard/common';
import type { BankImportRow } from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { HStack, Missing, Stack, type Status, StatusBadge, Text } from '@courtyard/ui';
import { type Column, DataTable, pageOfRows, type TableState } from '@courtyard/ui/data';
import { useMemo } from 'react';
import { type ImportTexts, useImportTexts } from './import.messages';

interface ImportRowsProps {
  rows: readonly BankImportRow[];
  table: TableState;
  verdict: BankImportRow['verdict'] | undefined;
}

/** The lines of the file with what would become of each. */
export function ImportRows({ rows, table, verdict }: ImportRowsProps) {
  const t = useImportTexts();
  const formats = useFormats();
  const { currency } = useCommunity();
  const columns = useMemo(
    () => columnsIn(t, formats.day, (amountMinor) => formats.money(amountMinor, currency)),
    [t, formats, currency],
  );
  const found = useMemo(
    () => rows.filter((row) => verdict === undefined || row.verdict === verdict),
    [rows, verdict],
  );
  const data = useMemo(() => pageOfRows(found, table), [found, table]);
  return (
    <Stack gap="2">
      <DataTable<BankImportRow>
        label={t('lines')}
        state={{ ...table, isFiltered: false }}
        query={{ data, isPending: false, isFetching: false, error: null, refetch: () => undefined }}
        columns={columns}
        rowId={(row) => `${row.place}`}
        rowLabel={({ place }) => `${t('place')} ${place}`}
        renderCard={(row) => (
          <RowCard
            row={row}
            day={formats.day(row.bookedOn)}
            amount={formats.money(row.amountMinor, currency)}
          />
        )}
        searchable={false}
        empty={{ icon: 'list', title: t('noLines'), description: t('noLinesText') }}
      />
      {rows.length >= 1000 ? (
        <Text size="sm" tone="muted">
          {t('firstShown')}
        </Text>
      ) : null}
    </Stack>
  );
}

const columnsIn = (
  t: ImportTexts,
  day: (day: string) => string,
  money: (amountMinor: number) => string,
): Column<BankImportRow>[] => [
  { id: 'place', header: t('place'), priority: 3, width: '5rem', cell: ({ place }) => place },
  { id: 'date', header: t('date'), priority: 1, width: '8rem', cell: ({ bookedOn }) => day(bookedOn) },
  { id: 'who', header: t('who'), priority: 1, cell: ({ payee, memo }) => payee ?? memo ?? <Missing /> },
  { id: 'memo', header: t('memo'), priority: 3, cell: ({ payee, memo }) => (payee && memo) || <Missing /> },
  {
    id: 'verdict',
    header: t('verdict'),
    priority: 1,
    width: '9rem',
    cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
  },
  {
    id: 'amount',
    header: t('amount'),
    priority: 1,
    width: '9rem',
    align: 'end',
    cell: ({ amountMinor }) => money(amountMinor),
  },
];

const hues: Record<BankImportRow['verdict'], Status> = { new: 'ok', known: 'neutral', doubtful: 'attention' };

function VerdictBadge({ verdict }: Pick<BankImportRow, 'verdict'>) {
  const t = useImportTexts();
  return <StatusBadge status={hues[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>;
}

/** A line on a narrow window. */
function RowCard({ row, day, amount }: { row: BankImportRow; day: string; amount: string }) {
  return (
    <Stack gap="1">
      <HStack gap="2" flexWrap="wrap" justify="space-between">
        <Text size="sm" fontWeight="medium">
          {row.payee ?? row.memo ?? <Missing />}
        </Text>
        <Text size="sm">{amount}</Text>
      </HStack>
      <HStack gap="2" flexWrap="wrap" justify="space-between">
        <Text size="sm" tone="muted">
          {day}
        </Text>
        <VerdictBadge verdict={row.verdict} />
      </HStack>
    </Stack>
  );
}
