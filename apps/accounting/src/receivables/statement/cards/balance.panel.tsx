import { type SlotSubject, useCan, useMessages } from '@courtyard/common';
import { CardBody, CardHeader, ErrorState, LinkButton, LoadingState } from '@courtyard/ui';
import { invoicePaths } from '../../invoice/invoice-paths';
import { paymentPaths } from '../../payment/payment-paths';
import { BalanceLines } from '../balance-lines';
import { statementPaths } from '../statement-paths';
import { statementMessages } from '../statement.messages';
import { statements } from '../statement.queries';

/** First on a property's page: what it owes, the way to why, and what is done about it. */
export function BalancePanel({ subject }: { subject: SlotSubject }) {
  const t = useMessages(statementMessages);
  const propertyId = subject.propertyId ?? '';
  const found = statements.useOne(propertyId);
  const canWrite = useCan('Invoice Create');
  return (
    <>
      <CardHeader
        title={t('balance')}
        actions={
          <>
            <LinkButton size="sm" to={statementPaths.of(propertyId)}>
              {t('statement')}
            </LinkButton>
            {canWrite ? (
              <>
                <LinkButton size="sm" to={invoicePaths.createFor(propertyId)}>
                  {t('newInvoice')}
                </LinkButton>
                <LinkButton size="sm" to={paymentPaths.createFor(propertyId)}>
                  {t('recordPayment')}
                </LinkButton>
              </>
            ) : null}
          </>
        }
      />
      <CardBody>
        {found.data ? (
          <BalanceLines statement={found.data} mine={false} />
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <LoadingState />
        )}
      </CardBody>
    </>
  );
}
