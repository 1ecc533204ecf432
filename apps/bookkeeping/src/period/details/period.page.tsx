import { downloadFile, lazyOverlay, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Period, Periods } from '@courtyard/contract/bookkeeping/period/period';
import { Card, ErrorState, failureText, LoadingState, Page, type PageActions, Stack } from '@courtyard/ui';
import { ListedLoader, RecordApprovals, useRecordApprovals } from '@courtyard/ui/details';
import { useState } from 'react';
import { actionsMessages } from '../actions/actions.messages';
import { PeriodBadges } from '../period-badges';
import { periodPaths } from '../period-paths';
import { periodMessages } from '../period.messages';
import { useAskToConfirm, useCloseReport, usePeriods } from '../period.queries';
import { RecognitionCard } from '../recognition/recognition.card';
import { ReportView } from '../report/report-view';
import { ActionsCard } from './actions.card';
import { ChecklistCard } from './checklist.card';
import { detailsMessages } from './details.messages';

interface MonthDialogProps {
  month: string;
  onClose: () => void;
}

const CloseDialog = lazyOverlay<MonthDialogProps>(
  async () => (await import('../actions/close.dialog')).CloseDialog,
);
const YearEndDialog = lazyOverlay<MonthDialogProps>(
  async () => (await import('../actions/year-end.dialog')).YearEndDialog,
);
const ReopenDialog = lazyOverlay<{ period: Period; onClose: () => void }>(
  async () => (await import('../actions/reopen.dialog')).ReopenDialog,
);

/** `periods/details?month=`: how a month stands, its close report, and what was done with it. */
export function PeriodPage() {
  const t = useMessages(periodMessages);
  const tDetails = useMessages(detailsMessages);
  const [params] = useSearchParams();
  const found = usePeriods();
  const period = found.data?.months.find(({ month }) => month === params.get('month'));
  if (found.data && period) return <PeriodView key={period.month} period={period} periods={found.data} />;
  return (
    <ListedLoader
      title={t('month')}
      query={found}
      missing={{ icon: 'calendar', title: tDetails('missing'), description: tDetails('missingText') }}
      list={{ to: periodPaths.list, label: t('title') }}
    />
  );
}

type Action = 'close' | 'reopen' | 'year';

/** What can be done with a month as it stands. */
function actionsOf(
  { month, status, endsYear, isYearClosed }: Period,
  { next, last }: Periods,
): readonly Action[] {
  if (status === 'open') return month === next ? ['close'] : [];
  const year: Action[] = endsYear && !isYearClosed ? ['year'] : [];
  return month === last ? [...year, 'reopen'] : year;
}

function PeriodView({ period, periods }: { period: Period; periods: Periods }) {
  const t = useMessages(periodMessages);
  const tActions = useMessages(actionsMessages);
  const formats = useFormats();
  const canClose = useCan('Period Close');
  const about = period.action ? { record: 'period', recordId: period.action.id } : null;
  const [open, setOpen] = useState<Action | null>(null);
  const name = formats.month(`${period.month}-01`);
  // What waits for a second person is not asked for again.
  const isAsked = useRecordApprovals(about).some(({ kind }) => kind === 'bookkeeping.period-reopen');
  const askToConfirm = useAskAgain(period.month);
  const can = canClose ? actionsOf(period, periods).filter((action) => action !== 'reopen' || !isAsked) : [];
  const close = () => setOpen(null);
  const savePdf = () =>
    downloadFile(`/api/v1/periods/${period.month}/report/file`, `close-report-${period.month}.pdf`);
  const actions: PageActions = {
    primary: can.includes('close')
      ? { label: t('close', { month: name }), icon: 'check', onSelect: () => setOpen('close') }
      : can.includes('year')
        ? { label: t('yearEnd'), icon: 'check', onSelect: () => setOpen('year') }
        : null,
    secondary: [
      can.includes('reopen')
        ? { label: t('reopen'), icon: 'refresh', onSelect: () => setOpen('reopen') }
        : null,
      canClose && period.confirmation?.state === 'none'
        ? { label: tActions('askToConfirm'), icon: 'check', onSelect: () => void askToConfirm() }
        : null,
      { label: t('pdf'), icon: 'download', onSelect: savePdf },
    ],
  };
  return (
    <Page title={name} badge={<PeriodBadges period={period} />} actions={actions}>
      {about ? <RecordApprovals {...about} /> : null}
      <Stack gap="5">
        {period.status === 'open' ? <ChecklistCard month={period.month} /> : null}
        <ReportPart month={period.month} />
        <RecognitionCard period={period} />
        <ActionsCard month={period.month} />
      </Stack>
      {open === 'close' ? <CloseDialog month={period.month} onClose={close} /> : null}
      {open === 'reopen' ? <ReopenDialog period={period} onClose={close} /> : null}
      {open === 'year' ? <YearEndDialog month={period.month} onClose={close} /> : null}
    </Page>
  );
}

/** Asks another person to confirm a close, and tells who can do that where nobody can. */
function useAskAgain(month: string) {
  const t = useMessages(actionsMessages);
  const asking = useAskToConfirm(month);
  return async () => {
    try {
      const { approvalId } = await asking.mutateAsync({});
      toast(
        approvalId === null
          ? { title: t('nobodyToConfirm'), kind: 'error' }
          : { title: t('askedToConfirm'), kind: 'success' },
      );
    } catch (error) {
      toast({ title: failureText(error, t('askToConfirm')), kind: 'error' });
    }
  };
}

function ReportPart({ month }: { month: string }) {
  const report = useCloseReport(month);
  if (report.data) return <ReportView report={report.data} />;
  return (
    <Card>
      {report.isError ? (
        <ErrorState error={report.error} onRetry={() => void report.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Card>
  );
}
