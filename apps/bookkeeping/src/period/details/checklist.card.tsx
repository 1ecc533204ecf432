import { useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, ErrorState, LoadingState } from '@courtyard/ui';
import { actionsMessages } from '../actions/actions.messages';
import { CloseChecks } from '../actions/close-checks';
import { useCloseChecks } from '../period.queries';

/** What there is to do before an open month is closed, each with where it is done. */
export function ChecklistCard({ month }: { month: string }) {
  const t = useMessages(actionsMessages);
  const checks = useCloseChecks(month);
  const done = checks.data?.filter(({ state }) => state === 'done').length ?? 0;
  const all = checks.data?.length ?? 0;
  return (
    <Card>
      <CardHeader
        title={t('checklist')}
        description={checks.data ? t('progress', { done: String(done), all: String(all) }) : undefined}
      />
      <CardBody>
        {checks.data ? (
          <CloseChecks checks={checks.data} month={month} />
        ) : checks.isError ? (
          <ErrorState error={checks.error} onRetry={() => void checks.refetch()} />
        ) : (
          <LoadingState />
        )}
      </CardBody>
    </Card>
  );
}
