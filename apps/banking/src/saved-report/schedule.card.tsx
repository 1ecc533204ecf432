import { lazyOverlay, toast, useCan, useFormats, useMessages } from '@courtyard/common';
import type { ReportOccurrence, SavedReport } from '@courtyard/contract/banking/saved-report/saved-report';
import { Button, Card, CardBody, CardHeader, EmptyState, Flex, StatusBadge, Text } from '@courtyard/ui';
import { Facts, PartCard, PartRow } from '@courtyard/ui/details';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { savedReportMessages } from './saved-report.messages';
import { useReportOccurrences, useRetryOccurrence, useUnscheduleReport } from './saved-report.queries';

const ScheduleDialog = lazyOverlay<{ report: SavedReport; onClose: () => void }>(
  async () => (await import('./schedule.dialog')).ScheduleDialog,
);

/** When a report is emailed and to whom. */
export function ScheduleCard({ report }: { report: SavedReport }) {
  const t = useMessages(savedReportMessages);
  const formats = useFormats();
  const canShare = useCan('Financial Reports Share') && report.canChange;
  const unschedule = useUnscheduleReport(report.id);
  const [asking, setAsking] = useState<'edit' | 'remove' | null>(null);
  const { schedule, name } = report;
  const close = () => setAsking(null);
  return (
    <Card>
      <CardHeader title={t('schedule')} />
      <CardBody>
        {schedule === null ? (
          <EmptyState icon="mail" title={t('noSchedule')} description={t('noScheduleText')} />
        ) : (
          <Facts
            facts={[
              { label: t('unit'), value: t(`unit.${schedule.unit}`) },
              {
                label: t('nextOn'),
                value: schedule.nextOn === null ? t('paused') : formats.day(schedule.nextOn),
              },
              { label: t('file'), value: t(`file.${schedule.file}`) },
              { label: t('recipients'), value: schedule.recipients.map((each) => each.name).join(', ') },
            ]}
          />
        )}
        {canShare ? (
          <Flex gap="2" mt="4" flexWrap="wrap">
            <Button size="sm" onClick={() => setAsking('edit')}>
              {t(schedule === null ? 'addSchedule' : 'editSchedule')}
            </Button>
            {schedule === null ? null : (
              <Button size="sm" onClick={() => setAsking('remove')}>
                {t('unschedule')}
              </Button>
            )}
          </Flex>
        ) : null}
      </CardBody>
      {asking === 'edit' ? <ScheduleDialog report={report} onClose={close} /> : null}
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={close}
        title={t('unscheduleTitle', { name })}
        verb={t('unschedule')}
        onConfirm={async () => {
          await unschedule.mutateAsync(undefined);
          toast({ title: t('unscheduled'), kind: 'success' });
        }}
      >
        {t('unscheduleText')}
      </ConfirmDialog>
    </Card>
  );
}

/** The latest emails of a schedule, with what became of each. */
export function DeliveriesCard({ report }: { report: SavedReport }) {
  const t = useMessages(savedReportMessages);
  const found = useReportOccurrences(report.id);
  return (
    <PartCard<ReportOccurrence>
      title={t('deliveries')}
      query={{ ...found, data: found.data?.occurrences }}
      empty={
        <Text size="sm" tone="muted">
          {t('noDeliveries')}
        </Text>
      }
    >
      {(occurrence) => <OccurrenceRow key={occurrence.occursOn} report={report} occurrence={occurrence} />}
    </PartCard>
  );
}

function OccurrenceRow({ report, occurrence }: { report: SavedReport; occurrence: ReportOccurrence }) {
  const t = useMessages(savedReportMessages);
  const formats = useFormats();
  const canShare = useCan('Financial Reports Share') && report.canChange;
  const { occursOn, state, reason, deliveries } = occurrence;
  const retry = useRetryOccurrence(report.id, occursOn);
  const again = async () => {
    await retry.mutateAsync(undefined);
    toast({ title: t('retried'), kind: 'success' });
  };
  return (
    <PartRow
      title={formats.day(occursOn)}
      badge={
        state === 'sent' ? null : (
          <StatusBadge status={state === 'failed' ? 'danger' : 'neutral'}>
            {t(`occurrence.${state}`)}
          </StatusBadge>
        )
      }
      aside={
        state === 'failed' && canShare && report.schedule !== null ? (
          <Button size="sm" onClick={() => void again()}>
            {t('retry')}
          </Button>
        ) : null
      }
    >
      {reason === null ? null : <Text size="sm">{reason}</Text>}
      {deliveries.map(({ member, state: delivery }) => (
        <Text key={member.id} size="sm" tone="muted">
          {member.name}: {t(`delivery.${delivery}`)}
        </Text>
      ))}
    </PartRow>
  );
}
