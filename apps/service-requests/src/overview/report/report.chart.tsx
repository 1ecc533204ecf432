import { useFormats, useMessages } from '@courtyard/common';
import type { ReportAsked, ReportRow } from '@courtyard/contract/service-requests/report/request-report';
import { BarChart } from '@courtyard/ui/charts';
import { useLocalized } from '../../request/use-localized';
import { listOf } from './report-links.rules';
import { reportMessages } from './report.messages';

/** More bars than that are not told apart. */
const shown = 10;

/** How many requests a group had, and how many of them are open. */
export function ReportChart({ asked, rows }: { asked: ReportAsked; rows: readonly ReportRow[] }) {
  const t = useMessages(reportMessages);
  const formats = useFormats();
  const localized = useLocalized();
  const largest = rows.slice(0, shown);
  const group = t(`by.${asked.by}`);
  return (
    <BarChart
      title={t('count', { by: group.toLowerCase() })}
      description={rows.length > shown ? t('chartText', { count: shown }) : undefined}
      categories={largest.map(({ name }) => localized(name))}
      categoryLabel={group}
      series={[
        { name: t('requests'), values: largest.map(({ requests }) => requests) },
        { name: t('open'), values: largest.map(({ open }) => open) },
      ]}
      format={(count) => formats.number(count)}
      linkOf={({ category, series }) => {
        const row = largest[category];
        return row && listOf(asked, row, series === 1);
      }}
    />
  );
}
