import { saveExport, useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { ExportFormat } from '@courtyard/contract';
import type { PayablesAging } from '@courtyard/contract/accounting/payables/bill/aging/payables-aging';
import { agingBuckets } from '@courtyard/contract/accounting/receivables/invoice/invoice.values';
import {
  Box,
  Card,
  CardBody,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  Page,
  Skeleton,
  StatusBadge,
  Text,
  TextLink,
  useIsNarrow,
} from '@courtyard/ui';
import { DayChoice, ReportBar, useDayAsked } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { AmountRow } from '../../parts/amount-row';
import { vendorPaths } from '../vendor/vendor-paths';
import { billPaths } from '../bill/bill-paths';
import { agingMessages } from './aging.messages';
import { usePayablesAging } from './aging.queries';

/** `bills/aging`: what is owed to vendors at the end of the day of `?at=`, of today unless another is asked for. */
export function PayablesAgingPage() {
  const t = useMessages(agingMessages);
  const today = useToday();
  const [asked, ask] = useDayAsked();
  const found = usePayablesAging(asked);
  const at = asked ?? today;
  const save = (format: ExportFormat) =>
    saveExport('GET /api/v1/bills/aging/export', { query: { at, format } });
  return (
    <Page title={t('title')} description={t('description')}>
      <Card>
        <ReportBar onExport={save}>
          <DayChoice label={t('asOf')} at={at} onChange={ask} />
        </ReportBar>
        {found.data ? (
          <Aging aging={found.data} isToday={at === today} />
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <LoadingState>
            <Box p="5">
              <Skeleton height="16rem" />
            </Box>
          </LoadingState>
        )}
      </Card>
    </Page>
  );
}

interface AgingProps {
  aging: PayablesAging;
  /** The bills of a figure are those of today: of another day there is nothing to open. */
  isToday: boolean;
}

function Aging({ aging, isToday }: AgingProps) {
  const t = useMessages(agingMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canOpen = useCan('Vendor Details View');
  const isNarrow = useIsNarrow();
  const { at, vendors, totalMinor, controlMinor } = aging;
  const day = formats.day(at);
  if (vendors.length === 0)
    return <EmptyState icon="store" title={t('none', { day })} description={t('noneText')} />;
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  return (
    <CardBody>
      <Flex gap="3" rowGap="1" mb="4" flexWrap="wrap" alignItems="center">
        <Text size="sm" tone="muted">
          {t('whole', { amount: money(totalMinor), day })}
        </Text>
        {totalMinor === controlMinor ? (
          <StatusBadge status="ok">{t('isControl')}</StatusBadge>
        ) : (
          <StatusBadge status="danger">{t('isOther', { amount: money(controlMinor) })}</StatusBadge>
        )}
      </Flex>
      {isNarrow ? (
        <Box as="ul" listStyleType="none">
          {vendors.map((row) => (
            <AmountRow
              key={row.vendor.id}
              title={
                canOpen ? (
                  <TextLink to={vendorPaths.details(row.vendor.id)}>{row.vendor.name}</TextLink>
                ) : (
                  row.vendor.name
                )
              }
              amountMinor={row.totalMinor}
            >
              {agingBuckets
                .filter((bucket) => row[bucket] !== 0)
                .map((bucket) => `${t(bucket)}: ${money(row[bucket])}`)
                .join(' · ')}
            </AmountRow>
          ))}
        </Box>
      ) : (
        <AgingTable {...{ aging, isToday }} />
      )}
    </CardBody>
  );
}

/** Vendors below each other, ages beside each other; each figure leads to its bills. */
function AgingTable({ aging: { at, vendors, totalMinor }, isToday }: AgingProps) {
  const t = useMessages(agingMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canOpen = useCan('Vendor Details View');
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const figure = (amountMinor: number, to?: string) => ({
    text: amountMinor === 0 ? '' : money(amountMinor),
    // Credits are of no age in the list of bills.
    ...(isToday && amountMinor > 0 && to !== undefined && { to }),
  });
  return (
    <FigureTable
      caption={`${t('title')}, ${formats.day(at)}`}
      isWhole
      head={[t('vendor'), ...agingBuckets.map((bucket) => t(bucket)), t('totalMinor')]}
      rows={[
        ...vendors.map((row) => ({
          key: row.vendor.id,
          name: row.vendor.name,
          ...(canOpen && { to: vendorPaths.details(row.vendor.id) }),
          cells: [
            ...agingBuckets.map((bucket) => figure(row[bucket], billPaths.agedOf(row.vendor.id, bucket))),
            figure(row.totalMinor),
          ],
        })),
        {
          key: 'all',
          isTotal: true,
          name: t('all'),
          cells: [
            ...agingBuckets.map((bucket) =>
              figure(
                vendors.reduce((sum, row) => sum + row[bucket], 0),
                billPaths.aged(bucket),
              ),
            ),
            { text: money(totalMinor) },
          ],
        },
      ]}
    />
  );
}
