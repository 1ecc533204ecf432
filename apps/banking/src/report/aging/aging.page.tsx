import { saveExport, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { AgingReport, AgingRow } from '@courtyard/contract/banking/report/aging';
import { agingListings } from '@courtyard/contract/banking/report/report.values';
import { CardBody, EmptyState, Flex, Heading, Stack, StatusBadge, Text } from '@courtyard/ui';
import { DayChoice, ReportBar, useDayAsked } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { ReportPage, ReportView } from '../report-page';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';
import { asShown, useAgingSummary } from '../report.queries';
import { agingMessages } from './aging.messages';

const buckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;

/** `financial-reports/agingsummary`: open items by days past due, beside their control accounts. */
export function AgingSummaryPage() {
  const t = useMessages(reportMessages);
  return <ReportPage title={t('aging')}>{() => <AgingSummary />}</ReportPage>;
}

function AgingSummary() {
  const t = useMessages(agingMessages);
  const tReport = useMessages(reportMessages);
  const [asked, ask] = useDayAsked();
  const today = useToday();
  const query = asked === undefined ? {} : { at: asked };
  const found = useAgingSummary(asked);
  return (
    <ReportView
      title={tReport('aging')}
      description={t('text')}
      found={found}
      savedAs="aging"
      paper={{
        url: '/api/v1/financial-reports/agingsummary/file',
        query,
        name: 'aging-summary',
        journalNo: found.data?.journalNo,
      }}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/agingsummary/export', {
              query: { ...asShown(query, found.data), format },
            })
          }
        >
          <DayChoice label={tReport('asOf')} at={asked ?? today} onChange={ask} />
        </ReportBar>
      }
    >
      {(report) => <Listings report={report} />}
    </ReportView>
  );
}

function Listings({ report }: { report: AgingReport }) {
  const t = useMessages(agingMessages);
  const tReport = useMessages(reportMessages);
  const formats = useFormats();
  if (report.rows.length === 0)
    return <EmptyState icon="check" title={t('none')} description={t('noneText')} />;
  return (
    <CardBody>
      <Text size="sm" tone="muted" mb="4">
        {t('asOfText', {
          day: formats.day(report.at),
          no: report.journalNo,
          at: formats.moment(report.madeAt),
        })}
      </Text>
      <Stack gap="6">
        {agingListings.map((listing) => {
          const rows = report.rows.filter((row) => row.listing === listing);
          if (rows.length === 0) return null;
          const differs = rows.some(({ differenceMinor }) => differenceMinor !== 0);
          return (
            <section key={listing}>
              <Flex gap="3" rowGap="1" mb="2" flexWrap="wrap" alignItems="center">
                <Heading as="h2" size="sm">
                  {tReport(`listing.${listing}`)}
                </Heading>
                <StatusBadge status={differs ? 'danger' : 'ok'} isSentence>
                  {t(differs ? 'differs' : 'agrees')}
                </StatusBadge>
              </Flex>
              <ListingTable rows={rows} report={report} caption={tReport(`listing.${listing}`)} />
            </section>
          );
        })}
      </Stack>
    </CardBody>
  );
}

/** Where a listing's items are listed. The lists have no funds: what is of one is found in the entries of its control account. */
function listOf(listing: AgingRow['listing'], at: string): ((bucket?: string) => string) | undefined {
  if (listing === 'receivable') return (bucket) => reportPaths.unitBalances(at, bucket);
  return listing === 'payable' ? () => reportPaths.payables(at) : undefined;
}

interface ListingTableProps {
  rows: readonly AgingRow[];
  report: Pick<AgingReport, 'at' | 'journalNo'>;
  caption: string;
}

function ListingTable({ rows, report: { at, journalNo }, caption }: ListingTableProps) {
  const tReport = useMessages(reportMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency, 'parentheses');
  return (
    <FigureTable
      caption={caption}
      isWhole
      head={[
        tReport('fund'),
        ...buckets.map((bucket) => tReport(`bucket.${bucket}`)),
        tReport('itemsMinor'),
        tReport('controlMinor'),
        tReport('differenceMinor'),
      ]}
      rows={rows.map(
        ({ listing, fund, aging, itemsMinor, controlMinor, differenceMinor, controlAccountId }) => {
          const entries =
            controlAccountId === null
              ? undefined
              : reportPaths.entries({
                  accountId: controlAccountId,
                  ...(fund !== null && { fundId: fund.id }),
                  to: at,
                  basis: 'accrual',
                  closing: true,
                  journalNo,
                });
          const list = fund === null ? listOf(listing, at) : undefined;
          return {
            key: fund?.id ?? 'total',
            name: fund?.name ?? tReport('column.total'),
            isTotal: fund === null,
            cells: [
              ...buckets.map((bucket) => ({
                text: money(aging[bucket]),
                to: list?.(bucket) ?? entries,
              })),
              { text: money(itemsMinor), to: list?.() ?? entries },
              { text: money(controlMinor), to: entries },
              { text: money(differenceMinor) },
            ],
          };
        },
      )}
    />
  );
}
