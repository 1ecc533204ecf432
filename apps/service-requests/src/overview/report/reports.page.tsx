import { lazyContent, saveExport, useFormats, useMessages, useToday } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { addDays } from '@courtyard/contract/days';
import {
  type ReportAsked,
  reportDays,
  type ReportRow,
} from '@courtyard/contract/service-requests/report/request-report';
import { requestReportColumns } from '@courtyard/contract/service-requests/report/request-report.columns';
import { reportDimensions } from '@courtyard/contract/service-requests/report/request-report.values';
import { Box, Button, Card, CardBody, Flex, Page, Skeleton, Stack, Text, TextLink } from '@courtyard/ui';
import { DataTable, ListCard, useColumns, useFieldTexts, useWholeTable } from '@courtyard/ui/data';
import { DateField, Form, useContractForm } from '@courtyard/ui/forms';
import { Tabs } from '@courtyard/ui/overlays';
import { communityRequests } from '../../request/request.queries';
import { useLocalized } from '../../request/use-localized';
import { listOf } from './report-links.rules';
import { reportMessages } from './report.messages';

const chartHeight = '20rem';
const ReportChart = lazyContent(
  async () => (await import('./report.chart')).ReportChart,
  <Skeleton height={chartHeight} />,
);

/** What the address asks for: the last year by kind, unless it says otherwise. */
function useAsked(): ReportAsked {
  const [search] = useSearchParams();
  const today = useToday();
  const days = reportDays.safeParse(Object.fromEntries(search));
  const { from, to } = days.success ? days.data : { from: addDays(today, -364), to: today };
  const by = reportDimensions.find((each) => each === search.get('by')) ?? 'kind';
  return { by, from, to };
}

/** `community-requests/reports`: requests of a period by kind, category, building and vendor. */
export function ReportsPage() {
  const t = useMessages(reportMessages);
  const asked = useAsked();
  const [, setSearch] = useSearchParams();
  const content = <Report key={asked.by} asked={asked} />;
  return (
    <Page title={t('title')} description={t('description')}>
      <Period asked={asked} />
      <Tabs
        label={t('by')}
        items={reportDimensions.map((value) => ({ value, label: t(`by.${value}`), content }))}
        value={asked.by}
        onChange={(by) => setSearch({ ...asked, by }, { preventScrollReset: true })}
      />
    </Page>
  );
}

function Period({ asked }: { asked: ReportAsked }) {
  const t = useMessages(reportMessages);
  const [, setSearch] = useSearchParams();
  const { by, from, to } = asked;
  const form = useContractForm(reportDays, {
    defaultValues: { from, to },
    onSubmit: async (days) => setSearch({ by, ...days }),
  });
  return (
    <Form form={form}>
      <Flex gap="3" wrap="wrap" align="flex-end" mb="5">
        <Box flex="0 1 12rem" minWidth="10rem">
          <DateField {...form.field('from')} label={t('from')} required />
        </Box>
        <Box flex="0 1 12rem" minWidth="10rem">
          <DateField {...form.field('to')} label={t('to')} required />
        </Box>
        <Button type="submit">{t('show')}</Button>
      </Flex>
    </Form>
  );
}

function Report({ asked }: { asked: ReportAsked }) {
  const t = useMessages(reportMessages);
  const localized = useLocalized();
  const report = communityRequests.useRead('GET /api/v1/community-requests/report', { query: asked });
  const rows = report.data?.rows;
  const table = useWholeTable(rows, report, 'report');
  const columns = useReportColumns(asked);
  return (
    <Stack gap="5">
      {rows?.length === 0 ? null : (
        <Card>
          <CardBody>
            {rows ? <ReportChart asked={asked} rows={rows} /> : <Skeleton height={chartHeight} />}
          </CardBody>
        </Card>
      )}
      <DataTable<ReportRow>
        label={t('figures')}
        {...table}
        columns={columns}
        rowId={({ key }) => key ?? ''}
        rowLabel={({ name }) => localized(name)}
        searchable={false}
        onExport={(format) =>
          saveExport('GET /api/v1/community-requests/report/export', { query: { ...asked, format } })
        }
        renderCard={(row) => <ReportCard asked={asked} row={row} />}
        empty={{ icon: 'chart', title: t('none'), description: t('noneText') }}
      />
      <Text size="sm" tone="muted">
        {t('figuresText')}
      </Text>
    </Stack>
  );
}

function GroupName({ asked, row }: { asked: ReportAsked; row: ReportRow }) {
  const name = useLocalized()(row.name);
  const to = listOf(asked, row);
  return to === undefined ? name : <TextLink to={to}>{name}</TextLink>;
}

function useReportColumns(asked: ReportAsked) {
  const t = useMessages(reportMessages);
  const formats = useFormats();
  const number = (value: number | null) => (value === null ? '–' : formats.number(value));
  return useColumns(requestReportColumns, [
    {
      field: 'group',
      header: t(`by.${asked.by}`),
      priority: 1,
      cell: (row) => <GroupName asked={asked} row={row} />,
    },
    { field: 'requests', priority: 1 },
    { field: 'open', priority: 1 },
    { field: 'ageDays', priority: 2, cell: ({ ageDays }) => number(ageDays) },
    { field: 'respondHours', priority: 2, cell: ({ respondHours }) => number(respondHours) },
    { field: 'resolveHours', priority: 1, cell: ({ resolveHours }) => number(resolveHours) },
    { field: 'lateShareMillionths', priority: 1 },
  ]);
}

/** A group on a narrow window. */
function ReportCard({ asked, row }: { asked: ReportAsked; row: ReportRow }) {
  const { named } = useFieldTexts(requestReportColumns);
  return (
    <ListCard
      title={<GroupName asked={asked} row={row} />}
      facts={[named(row, 'requests'), named(row, 'open')]}
      lines={[
        named(row, 'ageDays'),
        named(row, 'respondHours'),
        named(row, 'resolveHours'),
        named(row, 'lateShareMillionths'),
      ]}
    />
  );
}
