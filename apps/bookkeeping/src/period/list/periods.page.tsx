import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Period, Periods } from '@courtyard/contract/bookkeeping/period/period';
import {
  Badge,
  Card,
  ErrorState,
  HStack,
  LoadingState,
  MomentText,
  Page,
  Stack,
  TextLink,
} from '@courtyard/ui';
import { type Column, DataTable, ListCard, pageOfRows, useTableState } from '@courtyard/ui/data';
import { useState } from 'react';
import { hereAlready } from '../../opening/posted/here-already';
import { PeriodBadges } from '../period-badges';
import { periodPaths } from '../period-paths';
import { periodMessages } from '../period.messages';
import { usePeriods } from '../period.queries';
import { PoliciesCard } from '../recognition/policies.card';
import { listMessages } from './list.messages';

const CloseDialog = lazyOverlay<{ month: string; onClose: () => void }>(
  async () => (await import('../actions/close.dialog')).CloseDialog,
);

/** `periods`: the months of the books, and the one to be closed next. */
export function PeriodsPage() {
  const t = useMessages(periodMessages);
  const tList = useMessages(listMessages);
  const formats = useFormats();
  const canClose = useCan('Period Close');
  const found = usePeriods();
  const [closing, setClosing] = useState<string | null>(null);
  const next = found.data?.next ?? null;
  return (
    <Page
      title={t('title')}
      description={tList('description')}
      actions={{
        primary:
          canClose && next !== null
            ? {
                label: t('close', { month: formats.month(`${next}-01`) }),
                icon: 'check',
                onSelect: () => setClosing(next),
              }
            : null,
      }}
    >
      {found.data ? (
        <Stack gap="5">
          <MonthsTable periods={found.data} />
          <PoliciesCard />
        </Stack>
      ) : (
        <Card>
          {found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <LoadingState />
          )}
        </Card>
      )}
      {closing === null ? null : <CloseDialog month={closing} onClose={() => setClosing(null)} />}
    </Page>
  );
}

function MonthsTable({ periods: { months } }: { periods: Periods }) {
  const t = useMessages(periodMessages);
  const tList = useMessages(listMessages);
  const formats = useFormats();
  const table = useTableState({ sort: [], filters: {} }, 'months');
  const nameOf = ({ month }: Period) => formats.month(`${month}-01`);
  const link = (period: Period) => (
    <HStack gap="2" flexWrap="wrap">
      <TextLink to={periodPaths.details(period.month)}>{nameOf(period)}</TextLink>
      {period.endsYear && !period.isYearClosed ? <Badge size="sm">{tList('yearEndHere')}</Badge> : null}
    </HStack>
  );
  const closed = ({ status, action }: Period) => (status === 'closed' ? action : null);
  const columns: Column<Period>[] = [
    { id: 'month', header: t('month'), priority: 1, cell: link },
    { id: 'status', header: t('status'), priority: 1, cell: (period) => <PeriodBadges period={period} /> },
    { id: 'closedBy', header: t('closedBy'), priority: 2, cell: (period) => closed(period)?.by ?? '' },
    {
      id: 'closedAt',
      header: t('closedAt'),
      priority: 3,
      cell: (period) => {
        const action = closed(period);
        return action === null ? '' : <MomentText moment={action.at} />;
      },
    },
  ];
  return (
    <DataTable<Period>
      label={tList('months')}
      state={table}
      query={hereAlready(pageOfRows(months, table))}
      columns={columns}
      rowId={({ month }) => month}
      rowLabel={nameOf}
      searchable={false}
      renderCard={(period) => (
        <ListCard
          title={link(period)}
          facts={[closed(period)?.by ?? '']}
          badges={<PeriodBadges period={period} />}
        />
      )}
      empty={{ icon: 'calendar', title: tList('none'), description: tList('noneText') }}
    />
  );
}
