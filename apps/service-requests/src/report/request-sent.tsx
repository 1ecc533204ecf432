import { useFormats, useMessages } from '@courtyard/common';
import type { RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { Button, Card, EmptyState, LinkButton } from '@courtyard/ui';
import { requestPaths } from '../request/request-paths';
import { reportMessages } from './report.messages';

/** Says that a request was sent, by its number, and what happens next. */
export function RequestSent({ request, onAnother }: { request: RequestDetails; onAnother: () => void }) {
  const t = useMessages(reportMessages);
  const formats = useFormats();
  const { id, number, clocks } = request;
  const response = clocks.find(({ step, doneAt }) => step === 'response' && doneAt === null);
  return (
    <Card role="status">
      <EmptyState
        icon="check-circle"
        title={t('sentTitle', { number })}
        description={response ? t('sentDue', { at: formats.moment(response.dueAt) }) : t('sentText')}
      >
        <LinkButton variant="primary" to={requestPaths.details('mine', id)}>
          {t('open')}
        </LinkButton>
        <Button onClick={onAnother}>{t('another')}</Button>
      </EmptyState>
    </Card>
  );
}
