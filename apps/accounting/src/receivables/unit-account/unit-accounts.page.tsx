import { saveExport, useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { unitAccountColumns } from '@courtyard/contract/accounting/receivables/unit-account/unit-account.columns';
import { Box, Flex, Page } from '@courtyard/ui';
import { DataTable, DayChoice, useDayAsked, useFilters, useTableState } from '@courtyard/ui/data';
import { SumsLine } from '../invoice/list/sums-line';
import { paymentPaths } from '../payment/payment-paths';
import { statementRunPaths } from '../statement/mailing/statement-run-paths';
import { UnitAccountCard } from './unit-account.card';
import { unitAccountPaths } from './unit-account-paths';
import { unitAccountMessages } from './unit-account.messages';
import { unitAccounts } from './unit-account.queries';
import { useUnitAccountColumns } from './unit-accounts.columns';

/** `unit-accounts`: what every unit owes at the end of the day of `?at=`, of today unless another is asked for. */
export function UnitAccountsPage() {
  const t = useMessages(unitAccountMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const canWrite = useCan('Invoice Create');
  const canOpen = useCan('Invoice Details View');
  const [asked, ask] = useDayAsked();
  const table = useTableState({
    list: unitAccounts.listName,
    sort: unitAccountColumns.sort,
    filters: unitAccountColumns.filters,
    defaultSort: 'property',
  });
  const query = { ...table.query, ...(asked !== undefined && { at: asked }) };
  const found = unitAccounts.useList(query);
  const source = unitAccounts.sourceOf(query);
  const columns = useUnitAccountColumns();
  const filters = useFilters(unitAccountColumns);
  const money = (amountMinor = 0) => formats.money(amountMinor, currency);
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{
        secondary: [
          canWrite ? { label: t('sendStatements'), icon: 'mailbox', to: statementRunPaths.create } : null,
        ],
      }}
    >
      <Flex columnGap="6" flexWrap="wrap" alignItems="center" justify="space-between">
        <Box flex="1 1 18rem" minWidth="0">
          <SumsLine source={source} isLong>
            {({ count, sums }) => {
              const overdue = ['to30Minor', 'to60Minor', 'to90Minor', 'over90Minor'].reduce(
                (sum, field) => sum + (sums[field] ?? 0),
                0,
              );
              return t('sums', {
                count,
                owed: money(overdue + (sums.currentMinor ?? 0)),
                overdue: money(overdue),
                credit: money(sums.creditMinor),
                balance: money(sums.balanceMinor),
              });
            }}
          </SumsLine>
        </Box>
        <Box mb="3">
          <DayChoice label={t('asOf')} at={asked ?? today} onChange={ask} />
        </Box>
      </Flex>
      <DataTable
        label={t('title')}
        state={table}
        query={found}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ property, owners }) => (owners === '' ? property.name : `${property.name}, ${owners}`)}
        searchLabel={t('search')}
        filters={filters}
        source={source}
        renderCard={(account) => <UnitAccountCard account={account} />}
        onExport={(format) => saveExport('GET /api/v1/unit-accounts/export', { query: { ...query, format } })}
        rowMenu={(account) => [
          ...(canOpen
            ? [
                {
                  label: t('openAccount'),
                  icon: 'arrow-right',
                  to: unitAccountPaths.details(account),
                } as const,
              ]
            : []),
          ...(canWrite && account.owners !== ''
            ? [
                {
                  label: t('recordPayment'),
                  icon: 'bank',
                  to:
                    account.formerLedgerId === null
                      ? paymentPaths.createFor(account.property.id)
                      : paymentPaths.createForFormer(account.property.id, account.formerLedgerId),
                } as const,
              ]
            : []),
        ]}
        empty={{ icon: 'home', title: t('none'), description: t('noneText') }}
      />
    </Page>
  );
}
