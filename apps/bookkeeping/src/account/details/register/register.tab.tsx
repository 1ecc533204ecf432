import { saveExport, useCommunity, useMessages, useToday } from '@courtyard/common';
import type { Account } from '@courtyard/contract/bookkeeping/account/account';
import { registerColumns, type RegisterRow } from '@courtyard/contract/bookkeeping/account/register.columns';
import { Missing, Money } from '@courtyard/ui';
import { DataTable, type FilterSpec, useColumns, useTableState } from '@courtyard/ui/data';
import { useFunds } from '../../../fund/fund.queries';
import { registers } from '../../account.queries';
import { inNormalSide } from '../../chart/chart.rules';
import { RegisterCard } from './register.card';
import { registerMessages } from './register.messages';
import { registerQuery } from './register.rules';
import { useKindText } from './use-kind-text';

const endsShown = ['first'] as const;

/** The lines of an account with the balance after each; it opens at the newest. */
export function RegisterTab({ account }: { account: Account }) {
  const { id, type, code, name } = account;
  const t = useMessages(registerMessages);
  const { firstWeekday } = useCommunity();
  const today = useToday();
  const { data: funds = [] } = useFunds();
  const table = useTableState({
    sort: [],
    filters: { fundId: 'reference', date: 'days', end: endsShown },
  });
  const asked = registerQuery(table.query, { today, firstWeekday });
  const page = registers.usePage(id, asked);
  const fundCodes = new Map(funds.map((fund) => [fund.id, fund.code]));
  const rows = page.data && {
    ...page.data,
    data: page.data.data.map((line): RegisterRow => ({
      ...line,
      fundCode: fundCodes.get(line.fundId) ?? '',
    })),
  };
  const filters: FilterSpec[] = [
    {
      name: 'fundId',
      label: t('fund'),
      single: true,
      options: funds.map((fund) => ({ value: fund.id, label: fund.name })),
    },
    { name: 'date', label: t('date'), kind: 'days' },
  ];
  const { fundId = [], date = '' } = table.query;
  return (
    <DataTable<RegisterRow>
      label={t('title', { name: `${code} ${name}` })}
      // Which end is shown is no filter.
      state={{ ...table, isFiltered: fundId.length > 0 || date !== '' }}
      query={{ ...page, data: rows }}
      columns={useRegisterColumns(account)}
      rowId={({ entryId, line }) => `${entryId} ${line}`}
      rowLabel={({ no, line }) => t('entry', { no, line })}
      searchable={false}
      filters={filters}
      ends={{
        toFirst: () => table.setFilter('end', endsShown),
        toLast: () => table.setFilter('end', []),
      }}
      renderCard={(line) => <RegisterCard line={line} type={type} />}
      onExport={(format) => {
        const { cursor: _cursor, limit: _limit, end: _end, ...scope } = asked;
        return saveExport('GET /api/v1/accounts/:accountId/register/export', {
          params: { accountId: id },
          query: { ...scope, format },
        });
      }}
      empty={{ icon: 'book', title: t('none'), description: t('noneText') }}
    />
  );
}

function useRegisterColumns({ type }: Account) {
  const kindText = useKindText();
  const { currency } = useCommunity();
  return useColumns(registerColumns, [
    { field: 'date', priority: 1, align: 'start' },
    { field: 'no', priority: 2 },
    { field: 'kind', priority: 3, cell: ({ kind }) => kindText(kind) },
    { field: 'memo', priority: 2, cell: ({ memo }) => memo ?? <Missing /> },
    { field: 'fund', priority: 3 },
    { field: 'debitMinor', priority: 1 },
    { field: 'creditMinor', priority: 1 },
    {
      field: 'balanceMinor',
      priority: 1,
      cell: ({ balanceMinor }) => (
        <Money amountMinor={inNormalSide(type, balanceMinor)} currency={currency} />
      ),
    },
  ]);
}
