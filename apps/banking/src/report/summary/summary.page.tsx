import { lazyContent, saveExport, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { AgingRow } from '@courtyard/contract/banking/report/aging';
import type { ExecutiveSummary } from '@courtyard/contract/banking/report/summary';
import { Box, CardBody, Heading, SimpleGrid, Skeleton, Stack, Text } from '@courtyard/ui';
import { BasisChoice, DayChoice, ReportBar } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { ReportPage, ReportView } from '../report-page';
import { reportPaths } from '../report-paths';
import { reportMessages } from '../report.messages';
import { asShown, useExecutiveSummary } from '../report.queries';
import { useReportQuery } from '../use-report-query';
import { summaryMessages } from './summary.messages';

const chartHeight = 220;
const waiting = <Skeleton height={`${chartHeight}px`} />;
const MonthsChart = lazyContent(async () => (await import('./charts')).MonthsChart, waiting);
const AgingChart = lazyContent(async () => (await import('./charts')).AgingChart, waiting);

/** `financial-reports/summary`: the state of the community on one page. */
export function ExecutiveSummaryPage() {
  const t = useMessages(reportMessages);
  return <ReportPage title={t('summary')}>{() => <Summary />}</ReportPage>;
}

function Summary() {
  const t = useMessages(summaryMessages);
  const tReport = useMessages(reportMessages);
  const { basis, dayOf, set } = useReportQuery<'at'>();
  const today = useToday();
  const at = dayOf('at');
  const query = { basis, ...(at && { at }) };
  const found = useExecutiveSummary(query);
  return (
    <ReportView
      title={tReport('summary')}
      description={t('text')}
      found={found}
      savedAs="summary"
      paper={{
        url: '/api/v1/financial-reports/summary/file',
        query,
        name: 'executive-summary',
        journalNo: found.data?.journalNo,
      }}
      bar={
        <ReportBar
          onExport={(format) =>
            saveExport('GET /api/v1/financial-reports/summary/export', {
              query: { ...asShown(query, found.data), format },
            })
          }
        >
          <DayChoice label={tReport('asOf')} at={at ?? today} onChange={(day) => set({ at: day })} />
          <BasisChoice basis={basis} onChange={(value) => set({ basis: value })} />
        </ReportBar>
      }
    >
      {(summary) => <SummaryView summary={summary} />}
    </ReportView>
  );
}

function SummaryView({ summary }: { summary: ExecutiveSummary }) {
  const tReport = useMessages(reportMessages);
  const formats = useFormats();
  const { at, basis, journalNo, madeAt } = summary;
  return (
    <CardBody>
      <Stack gap="6">
        <Text size="sm" tone="muted">
          {tReport('asOfText', {
            basis: tReport(`basis.${basis}`),
            day: formats.day(at),
            no: journalNo,
            at: formats.moment(madeAt),
          })}
        </Text>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
          <Cash summary={summary} />
          <Year summary={summary} />
        </SimpleGrid>
        <MonthsChart summary={summary} height={chartHeight} />
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
          <Aging row={summary.receivable} listing="receivable" at={at} />
          <Aging row={summary.payable} listing="payable" at={at} />
        </SimpleGrid>
      </Stack>
    </CardBody>
  );
}

function Cash({ summary: { cash, cashMinor, at, basis, journalNo } }: { summary: ExecutiveSummary }) {
  const t = useMessages(summaryMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency, 'parentheses');
  const entries = (fundId?: string) =>
    reportPaths.entries({
      group: 'cash',
      ...(fundId && { fundId }),
      to: at,
      basis,
      closing: true,
      journalNo,
    });
  return (
    <Box minWidth="0">
      <Heading as="h2" size="sm">
        {t('cash')}
      </Heading>
      <Text size="sm" tone="muted" mb="2">
        {t('cashText')}
      </Text>
      <FigureTable
        caption={t('cash')}
        head={[t('cash'), t('amount')]}
        rows={[
          ...cash.map(({ fund, amountMinor }) => ({
            key: fund.id,
            name: fund.name,
            cells: [{ text: money(amountMinor), to: entries(fund.id) }],
          })),
          {
            key: 'total',
            name: t('total'),
            isTotal: true,
            cells: [{ text: money(cashMinor), to: entries() }],
          },
        ]}
      />
    </Box>
  );
}

function Year({ summary: { year, basis, journalNo } }: { summary: ExecutiveSummary }) {
  const t = useMessages(summaryMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency, 'parentheses');
  const entries = (...type: ('income' | 'expense')[]) =>
    reportPaths.entries({ type, from: year.from, to: year.to, basis, closing: false, journalNo });
  return (
    <Box minWidth="0">
      <Heading as="h2" size="sm">
        {t('year')}
      </Heading>
      <Text size="sm" tone="muted" mb="2">
        {`${formats.day(year.from)} – ${formats.day(year.to)}`}
      </Text>
      <FigureTable
        caption={t('year')}
        head={[t('year'), t('amount')]}
        rows={[
          { name: t('income'), cells: [{ text: money(year.incomeMinor), to: entries('income') }] },
          { name: t('expenses'), cells: [{ text: money(year.expenseMinor), to: entries('expense') }] },
          {
            name: t('net'),
            isTotal: true,
            cells: [{ text: money(year.netMinor), to: entries('income', 'expense') }],
          },
        ]}
      />
    </Box>
  );
}

interface AgingProps {
  row: AgingRow | null;
  listing: AgingRow['listing'];
  at: string;
}

function Aging({ row, listing, at }: AgingProps) {
  const t = useMessages(summaryMessages);
  const tReport = useMessages(reportMessages);
  if (row !== null) return <AgingChart row={row} at={at} height={chartHeight} />;
  return (
    <Box>
      <Heading as="h2" size="sm">
        {tReport(`listing.${listing}`)}
      </Heading>
      <Text size="sm" tone="muted">
        {t('none')}
      </Text>
    </Box>
  );
}
