import { lazyOverlay, useAuth, useCan, useFormats, useMessages } from '@courtyard/common';
import type { SavedReport } from '@courtyard/contract/banking/saved-report/saved-report';
import { EmptyState, Page, Stack, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { useState } from 'react';
import { PublicationCard } from '../published-report/publication.card';
import { savedReportPaths } from './saved-report-paths';
import { savedReportMessages } from './saved-report.messages';
import { useSavedReports } from './saved-report.queries';

const SaveReportDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./save-report.dialog')).SaveReportDialog,
);

/** `saved-reports`: one’s own saved reports and those that staff share. */
export function SavedReportsPage() {
  const t = useMessages(savedReportMessages);
  const canPublish = useCan('Financial Reports Share');
  const [isOpen, setIsOpen] = useState(false);
  const isView = useAuth((state) => state.viewAs !== null);
  const found = useSavedReports();
  return (
    <Page
      title={t('title')}
      description={t(isView ? 'viewAsText' : 'text')}
      actions={{ primary: { label: t('newReport'), icon: 'plus', onSelect: () => setIsOpen(true) } }}
    >
      <Stack gap="5">
        <PartCard<SavedReport>
          title={t('title')}
          query={{ ...found, data: found.data?.reports }}
          empty={<EmptyState icon="book" title={t('none')} description={t('noneText')} />}
        >
          {(report) => <ReportRow key={report.id} report={report} />}
        </PartCard>
        {canPublish ? <PublicationCard /> : null}
      </Stack>
      {isOpen ? <SaveReportDialog onClose={() => setIsOpen(false)} /> : null}
    </Page>
  );
}

function ReportRow({ report }: { report: SavedReport }) {
  const t = useMessages(savedReportMessages);
  const formats = useFormats();
  const { id, name, kind, period, isShared, owner, schedule } = report;
  return (
    <PartRow
      title={<TextLink to={savedReportPaths.details(id)}>{name}</TextLink>}
      badge={isShared ? null : <StatusBadge status="neutral">{t('private')}</StatusBadge>}
      aside={<TextLink to={savedReportPaths.report(report)}>{t('open')}</TextLink>}
    >
      <Text size="sm">
        {t(`kind.${kind}`)} · {t(`period.${period}`)} · {owner.name}
      </Text>
      {schedule === null ? null : (
        <Text size="sm" tone="muted">
          {schedule.nextOn === null
            ? `${t('schedule')}: ${t('paused')}`
            : `${t('nextOn')}: ${formats.day(schedule.nextOn)}`}
        </Text>
      )}
    </PartRow>
  );
}
