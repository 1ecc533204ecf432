import { useCommunity, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { GeneralLedger, LedgerAccount } from '@courtyard/contract/banking/report/ledger';
import type { EntriesPredicate } from '@courtyard/contract/banking/report/report-entries';
import { entryKindText } from '@courtyard/contract/bookkeeping/account/entry-kind.labels';
import { registerColumns, type RegisterRow } from '@courtyard/contract/bookkeeping/account/register.columns';
import { Missing, Money, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useTableState } from '@courtyard/ui/data';
import { reportPaths } from '../report-paths';
import { reports } from '../report.queries';
import { ledgerMessages } from './ledger.messages';
import { askedOf } from './use-ledger-query';

const endsShown = ['last'] as const;

interface LinesTableProps {
  account: Pick<LedgerAccount, 'id' | 'code' | 'name'>;
  funds: GeneralLedger['funds'];
  predicate: EntriesPredicate;
}

/** The entries of one account in the period, each with the balance after it. */
export function LinesTable({ account, funds, predicate }: LinesTableProps) {
  const t = useMessages(ledgerMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const kindText = useKindText();
  const table = useTableState({ sort: [], filters: { end: endsShown } });
  const { cursor, limit, end } = table.query;
  const { type: _type, group: _group, ...asked } = askedOf(predicate);
  const page = reports.useList({
    ...asked,
    accountId: account.id,
    limit,
    ...(cursor !== undefined && { cursor }),
    ...(end?.[0] !== undefined && { end: end[0] }),
  });
  const fundCodes = new Map(funds.map(({ id, code }) => [id, code]));
  const rows = page.data && {
    ...page.data,
    data: page.data.data.map((line): RegisterRow => ({
      ...line,
      fundCode: fundCodes.get(line.fundId) ?? '',
    })),
  };
  const money = (amountMinor: number) => formats.money(amountMinor, currency, 'parentheses');
  return (
    <DataTable<RegisterRow>
      label={t('linesOf', { name: `${account.code} ${account.name}` })}
      state={{ ...table, isFiltered: false }}
      query={{ ...page, data: rows }}
      columns={useLineColumns()}
      rowId={({ entryId, line }) => `${entryId} ${line}`}
      rowLabel={({ no, line }) => t('line', { no, line })}
      searchable={false}
      ends={{
        toFirst: () => table.setFilter('end', []),
        toLast: () => table.setFilter('end', endsShown),
      }}
      renderCard={({ date, kind, memo, no, fundCode, amountMinor, balanceMinor }) => (
        <ListCard
          title={`${formats.day(date)} · ${kindText(kind)}`}
          {...(memo && { lead: memo })}
          facts={[t('numbered', { no }), fundCode]}
          amount={
            amountMinor < 0
              ? t('creditIs', { amount: money(-amountMinor) })
              : t('debitIs', { amount: money(amountMinor) })
          }
          lines={[t('balanceIs', { amount: money(balanceMinor) })]}
        />
      )}
      empty={{ icon: 'book', title: t('none'), description: t('noneText') }}
    />
  );
}

/** What an entry is, in the person’s language. */
function useKindText() {
  const language = useUiConfig((config) => config.language);
  return (kind: string) => entryKindText(kind, language);
}

function useLineColumns() {
  const kindText = useKindText();
  const { currency } = useCommunity();
  return useColumns(registerColumns, [
    { field: 'date', priority: 1, align: 'start' },
    {
      field: 'no',
      priority: 1,
      cell: ({ no, entryId }) => <TextLink to={reportPaths.entry(entryId)}>{String(no)}</TextLink>,
    },
    { field: 'kind', priority: 3, cell: ({ kind }) => kindText(kind) },
    { field: 'memo', priority: 2, cell: ({ memo }) => memo ?? <Missing /> },
    { field: 'fund', priority: 3 },
    { field: 'debitMinor', priority: 1 },
    { field: 'creditMinor', priority: 1 },
    {
      field: 'balanceMinor',
      priority: 1,
      cell: ({ balanceMinor }) => <Money amountMinor={balanceMinor} currency={currency} />,
    },
  ]);
}
