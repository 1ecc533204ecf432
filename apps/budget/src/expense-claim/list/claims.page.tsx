import { saveExport, useCommunity, useFormats, useListTotals, useMessages } from '@courtyard/common';
import type { ExpenseClaimSummary } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { claimColumns, myClaimColumns } from '@courtyard/contract/budget/expense-claim/expense-claim.columns';
import { ActionButton, Page, type PageAction, Text, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import type { ReactNode } from 'react';
import { claimPaths } from '../claim-paths';
import { ClaimStateBadge } from '../claim-state';
import { claimMessages } from '../claim.messages';
import { claims, claimPager, myClaims, myClaimPager, useSeesAll } from '../claim.queries';

/** `payouts`: the own claims, or those of all for who reads expenses. All that is set on the list lives in the URL. */
export function ClaimsPage() {
  return useSeesAll() ? <AllClaims /> : <MyClaims />;
}

function useAdd(): PageAction {
  const t = useMessages(claimMessages);
  return { label: t('add'), icon: 'plus', to: claimPaths.create };
}

/** The frame of both lists. */
function ClaimsFrame({ description, children }: { description: string; children: ReactNode }) {
  const t = useMessages(claimMessages);
  return (
    <Page title={t('title')} description={description} actions={{ primary: useAdd() }}>
      {children}
    </Page>
  );
}

/** What both lists have in common. */
function useListParts() {
  const t = useMessages(claimMessages);
  const add = useAdd();
  return {
    label: t('title'),
    rowId: ({ id }: ExpenseClaimSummary) => id,
    rowLabel: claimPager.nameOf,
    searchLabel: t('search'),
    renderCard: (claim: ExpenseClaimSummary) => <ClaimCard claim={claim} />,
    empty: {
      icon: 'file-text' as const,
      title: t('none'),
      description: t('noneText'),
      action: <ActionButton action={add} />,
    },
  };
}

const number = {
  field: 'number' as const,
  priority: 1 as const,
  align: 'start' as const,
  cell: (claim: ExpenseClaimSummary) => (
    <TextLink to={claimPaths.details(claim.id)}>{`#${claim.number}`}</TextLink>
  ),
};
const state = {
  field: 'state' as const,
  priority: 1 as const,
  cell: (claim: ExpenseClaimSummary) => <ClaimStateBadge value={claim.state} />,
};

function MyClaims() {
  const t = useMessages(claimMessages);
  const table = useTableState({
    list: myClaims.listName,
    sort: myClaimColumns.sort,
    filters: myClaimColumns.filters,
    defaultSort: '-number',
  });
  const source = myClaims.sourceOf(table.query);
  return (
    <ClaimsFrame description={t('mineText')}>
      <Sums source={source} />
      <DataTable
        {...useListParts()}
        state={table}
        query={myClaims.useList(table.query)}
        columns={useColumns(myClaimColumns, [
          number,
          { field: 'purpose', priority: 1 },
          { field: 'spentOn', priority: 2 },
          state,
          { field: 'submittedAt', priority: 4 },
          { field: 'amountMinor', priority: 1 },
        ])}
        filters={useFilters(myClaimColumns)}
        source={source}
        pager={myClaimPager}
        onExport={(format) =>
          saveExport('GET /api/v1/my-expense-claims/export', { query: { ...table.query, format } })
        }
      />
    </ClaimsFrame>
  );
}

function AllClaims() {
  const t = useMessages(claimMessages);
  const table = useTableState({
    list: claims.listName,
    sort: claimColumns.sort,
    filters: claimColumns.filters,
    defaultSort: '-number',
  });
  const source = claims.sourceOf(table.query);
  return (
    <ClaimsFrame description={t('allText')}>
      <Sums source={source} />
      <DataTable
        {...useListParts()}
        state={table}
        query={claims.useList(table.query)}
        columns={useColumns(claimColumns, [
          number,
          { field: 'claimant', priority: 1 },
          { field: 'purpose', priority: 2 },
          { field: 'spentOn', priority: 3 },
          state,
          { field: 'submittedAt', priority: 4 },
          { field: 'amountMinor', priority: 1 },
        ])}
        filters={useFilters(claimColumns)}
        source={source}
        pager={claimPager}
        onExport={(format) =>
          saveExport('GET /api/v1/expense-claims/export', { query: { ...table.query, format } })
        }
      />
    </ClaimsFrame>
  );
}

/** How many claims there are under the filters, and what they come to. */
function Sums({ source }: { source: Parameters<typeof useListTotals>[0] }) {
  const t = useMessages(claimMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { data } = useListTotals(source);
  return (
    <Text size="sm" tone="muted" mb="3" minHeight="5" numeric role="status">
      {data && data.count > 0
        ? t('sums', { count: data.count, total: formats.money(data.sums.amountMinor ?? 0, currency) })
        : null}
    </Text>
  );
}

/** A claim where there is no room for a table. */
function ClaimCard({ claim }: { claim: ExpenseClaimSummary }) {
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, number: no, purpose, claimant, spentOn, amountMinor } = claim;
  return (
    <ListCard
      title={<TextLink to={claimPaths.details(id)}>{`#${no} ${purpose}`}</TextLink>}
      lead={claimant.name}
      facts={[formats.day(spentOn)]}
      amount={formats.money(amountMinor, currency)}
      badges={<ClaimStateBadge value={claim.state} />}
    />
  );
}
