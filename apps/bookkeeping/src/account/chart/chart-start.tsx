import { toast, useCan, useMessages } from '@courtyard/common';
import { Button, EmptyState, LinkButton, useFailureToast } from '@courtyard/ui';
import { accountPaths } from '../account-paths';
import { accountMessages } from '../account.messages';
import { useStartChart } from '../account.queries';
import { chartMessages } from './chart.messages';

/** There is no chart yet: the ways to begin one. */
export function ChartStart() {
  const t = useMessages(chartMessages);
  const tAccount = useMessages(accountMessages);
  const canChange = useCan('Chart Update');
  const starting = useStartChart();
  const showFailure = useFailureToast();
  const start = async () => {
    try {
      const { accounts } = await starting.mutateAsync({});
      toast({ title: t('started', { count: accounts.length }), kind: 'success' });
    } catch (error) {
      showFailure(error);
    }
  };
  if (!canChange) return <EmptyState icon="book" title={t('emptyTitle')} description={t('emptyReader')} />;
  return (
    <EmptyState icon="book" title={t('emptyTitle')} description={t('emptyText')}>
      <Button variant="primary" loading={starting.isPending} onClick={() => void start()}>
        {t('start')}
      </Button>
      <LinkButton to={accountPaths.create}>{tAccount('add')}</LinkButton>
      <LinkButton to={accountPaths.import}>{t('import')}</LinkButton>
    </EmptyState>
  );
}
