import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { InvoiceRun } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import {
  Card,
  CardBody,
  CardHeader,
  ErrorState,
  HStack,
  LinkButton,
  LoadingState,
  Meter,
  Page,
  Stack,
  Text,
} from '@courtyard/ui';
import { invoicePaths } from '../invoice-paths';
import { useInvoiceRun } from '../invoice.queries';
import { createMessages } from './create.messages';

/** How far a run over many units is; it goes on without the page. */
export function RunView({ runId }: { runId: string }) {
  const t = useMessages(createMessages);
  const run = useInvoiceRun(runId);
  return (
    <Page title={t('title')} width="form">
      <Card>
        {run.data ? (
          <RunCard run={run.data} />
        ) : run.isError ? (
          <ErrorState error={run.error} description={t('runMissing')} onRetry={() => void run.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  );
}

function RunCard({ run: { status, units, billed, leftOut, totalMinor, problem } }: { run: InvoiceRun }) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const counts = { billed: formats.number(billed), units: formats.number(units) };
  const said = {
    running: { title: t('running', { count: units }), text: t('runText') },
    done: {
      title: t('runDone'),
      text: t('runDoneText', { count: billed, amount: formats.money(totalMinor, currency) }),
    },
    failed: { title: t('runFailed'), text: t('runFailedText', { ...counts, problem: problem ?? '' }) },
  }[status];
  return (
    <>
      <CardHeader title={said.title} description={said.text} />
      <CardBody>
        <Stack gap="4">
          <Meter label={said.title} value={billed} max={units} text={t('runStatus', counts)} />
          <Text size="sm" numeric role="status">
            {t('runStatus', counts)}
            {leftOut > 0 ? `, ${t('runLeftOut', { count: leftOut })}` : null}
          </Text>
          {status === 'running' ? null : (
            <HStack gap="2" flexWrap="wrap">
              <LinkButton variant="primary" to={invoicePaths.list}>
                {t('seeInvoices')}
              </LinkButton>
              <LinkButton to={invoicePaths.create}>{t('billMore')}</LinkButton>
            </HStack>
          )}
        </Stack>
      </CardBody>
    </>
  );
}
