import { downloadFile, lazyOverlay, toast, useFormats, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import type { SavedReport } from '@courtyard/contract/banking/saved-report/saved-report';
import { reportTraits } from '@courtyard/contract/banking/saved-report/saved-report.values';
import { savedReportVocabulary } from '@courtyard/contract/banking/saved-report/saved-report-vocabulary';
import { Page } from '@courtyard/ui';
import { CardColumns, FactCard, recordLoader, HistoryCard, RecordTabs } from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { savedReportPaths } from './saved-report-paths';
import { savedReportMessages } from './saved-report.messages';
import { savedReports } from './saved-report.queries';
import { DeliveriesCard, ScheduleCard } from './schedule.card';

const SaveReportDialog = lazyOverlay<{ report: SavedReport; onClose: () => void }>(
  async () => (await import('./save-report.dialog')).SaveReportDialog,
);

const ReportLoader = recordLoader({
  messages: savedReportMessages,
  title: (t) => t('savedReport'),
  useOne: savedReports.useOne,
  list: savedReportPaths.list,
});

/** `saved-reports/details?id=`: a saved report with its schedule and its emails. */
export function SavedReportPage() {
  return <ReportLoader>{(report) => <ReportView key={report.id} report={report} />}</ReportLoader>;
}

function ReportView({ report }: { report: SavedReport }) {
  const t = useMessages(savedReportMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const remove = savedReports.useRemove();
  const [asking, setAsking] = useState<'edit' | 'remove' | null>(null);
  const { id, name, kind, period, dates, filters, owner, isShared, canChange } = report;
  const { filters: has } = reportTraits[kind];
  const close = () => setAsking(null);
  return (
    <Page
      title={name}
      description={`${t(`kind.${kind}`)} · ${t(`period.${period}`)}`}
      actions={{
        primary: { label: t('open'), to: savedReportPaths.report(report) },
        secondary: [
          {
            label: t('pdf'),
            icon: 'download',
            onSelect: () => downloadFile(savedReportPaths.file(id), `${name}.pdf`),
          },
          {
            label: t('workbook'),
            icon: 'download',
            onSelect: () => downloadFile(savedReportPaths.workbook(id), `${name}.xlsx`),
          },
        ],
        more: [
          canChange ? { label: t('edit'), icon: 'edit', onSelect: () => setAsking('edit') } : null,
          canChange
            ? { label: t('remove'), icon: 'trash', tone: 'danger', onSelect: () => setAsking('remove') }
            : null,
        ],
      }}
    >
      <RecordTabs
        record={{ id, name }}
        overview={
          <CardColumns
            left={
              <>
                <ScheduleCard report={report} />
                <DeliveriesCard report={report} />
              </>
            }
            right={
              <FactCard
                title={t('details')}
                facts={[
                  {
                    label: t('today'),
                    value: [dates.from, dates.to]
                      .flatMap((day) => (day === null ? [] : formats.day(day)))
                      .join(' – '),
                  },
                  { label: t('basis'), value: has.includes('basis') ? t(`basis.${filters.basis}`) : null },
                  {
                    label: t('columns'),
                    value: has.includes('columns') ? t(`columns.${filters.columns}`) : null,
                  },
                  {
                    label: t('compare'),
                    value: has.includes('compare') ? t(`compare.${filters.compare}`) : null,
                  },
                  {
                    label: t('method'),
                    value: has.includes('method') ? t(`method.${filters.method}`) : null,
                  },
                  { label: t('owner'), value: owner.name },
                  { label: t('isShared'), value: t(isShared ? 'shared' : 'private') },
                ]}
              />
            }
          />
        }
        history={
          <HistoryCard
            of={savedReports.historyOf(id)}
            vocabulary={savedReportVocabulary}
            description={t('historyText')}
          />
        }
      />
      {asking === 'edit' ? <SaveReportDialog report={report} onClose={close} /> : null}
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={close}
        title={t('removeTitle', { name })}
        verb={t('remove')}
        onConfirm={async () => {
          await remove.mutateAsync(id);
          toast({ title: t('deleted', { name }), kind: 'success' });
          await navigate(savedReportPaths.list);
        }}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Page>
  );
}
