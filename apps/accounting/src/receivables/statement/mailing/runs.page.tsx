import { useCan, useFormats, useMessages } from '@courtyard/common';
import type { StatementRunSummary } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import {
  ActionButton,
  Badge,
  Card,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  type PageAction,
  TextLink,
} from '@courtyard/ui';
import { PartRow, RowsCard } from '@courtyard/ui/details';
import { statementRunPaths } from './statement-run-paths';
import { statementRunMessages } from './statement-run.messages';
import { useStatementRuns } from './statement-run.queries';

/** `statements`: when statements were mailed, to whom, and how each run stands. */
export function StatementRunsPage() {
  const t = useMessages(statementRunMessages);
  const canWrite = useCan('Invoice Create');
  const runs = useStatementRuns();
  const send: PageAction = { label: t('send'), icon: 'mailbox', to: statementRunPaths.create };
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: canWrite ? send : null }}>
      {runs.data === undefined ? (
        <Card>
          {runs.isError ? (
            <ErrorState error={runs.error} onRetry={() => void runs.refetch()} />
          ) : (
            <LoadingState />
          )}
        </Card>
      ) : runs.data.length === 0 ? (
        <Card>
          <EmptyState
            icon="mailbox"
            title={t('none')}
            description={t('noneText')}
            {...(canWrite && { action: <ActionButton action={send} /> })}
          />
        </Card>
      ) : (
        <RowsCard title={t('all')} rows={runs.data} none={t('none')}>
          {(run) => <RunRow key={run.id} run={run} />}
        </RowsCard>
      )}
    </Page>
  );
}

function RunRow({ run }: { run: StatementRunSummary }) {
  const t = useMessages(statementRunMessages);
  const formats = useFormats();
  const canOpen = useCan('Invoice Details View');
  const { id, audience, at, askedAt, sentBy, units, letters, sent, waiting, failed } = run;
  const title = t('runOf', { day: formats.day(at) });
  return (
    <PartRow
      title={canOpen ? <TextLink to={statementRunPaths.details(id)}>{title}</TextLink> : title}
      badge={
        waiting > 0 ? (
          <Badge tone="info">{t('running', { count: waiting })}</Badge>
        ) : failed > 0 ? (
          <Badge tone="danger">{t('countFailed', { count: failed })}</Badge>
        ) : null
      }
      aside={t('sentOf', { sent: formats.number(sent), letters: formats.number(letters) })}
    >
      {`${t(`audience.${audience}`)} · ${t('unitsOf', { count: units })} · ${t('byAt', { by: sentBy, at: formats.moment(askedAt) })}`}
    </PartRow>
  );
}
