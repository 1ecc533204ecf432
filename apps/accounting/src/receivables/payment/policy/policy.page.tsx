import { lazyOverlay, useCan, useFormats, useMessages, useToday } from '@courtyard/common';
import type { PaymentPolicy } from '@courtyard/contract/accounting/receivables/payment/payment';
import {
  Badge,
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  Text,
} from '@courtyard/ui';
import { CardColumns, PartRow, RowsCard } from '@courtyard/ui/details';
import { useState } from 'react';
import { paymentMessages } from '../payment.messages';
import { policies } from '../payment.queries';
import { BookingsCard } from './bookings.card';
import { HowToPayCard } from './how-to-pay.card';
import { policyMessages } from './policy.messages';
import { LateChargesCard } from './late-charges/late-charges.card';
import { ReceiptsCard } from './receipts.card';
import { inForce } from './policy.rules';
import { SaleCard } from '../../sale/sale.card';

const PolicyDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./policy.dialog')).PolicyDialog,
);

/** `payments/policy`: accounting settings, each under its heading, with the versions that the payment order had. */
export function PolicyPage() {
  const t = useMessages(policyMessages);
  const canWrite = useCan('Invoice Create');
  const found = policies.useList({});
  const [isSetting, setSetting] = useState(false);
  return (
    <Page title={t('title')} description={t('description')}>
      {found.data ? (
        <Policies all={found.data.data} onSet={canWrite ? () => setSetting(true) : null} />
      ) : (
        <Card>
          {found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <LoadingState />
          )}
        </Card>
      )}
      {isSetting ? <PolicyDialog onClose={() => setSetting(false)} /> : null}
    </Page>
  );
}

function Policies({ all, onSet }: { all: readonly PaymentPolicy[]; onSet: (() => void) | null }) {
  const t = useMessages(policyMessages);
  const tPayment = useMessages(paymentMessages);
  const formats = useFormats();
  const today = useToday();
  const now = inForce(all, today);
  return (
    <CardColumns
      left={
        <>
          <Card>
            <CardHeader title={t('paymentOrder')} description={t('paymentOrderText')} />
            {now === undefined ? (
              <EmptyState icon="list" title={t('none')} description={t('noneText')} />
            ) : (
              <>
                <CardBody>
                  <Text fontWeight="semibold">{`${t('now')}: ${tPayment(`name.${now.name}`)}`}</Text>
                  <Text size="sm" tone="muted" mb="2">
                    {now.setAt === null
                      ? t('always')
                      : t('since', { day: formats.day(now.effectiveOn), version: now.version })}
                  </Text>
                  <Box as="ol" listStyleType="decimal" ps="5">
                    {now.steps.map((step) => (
                      <Text as="li" key={step} size="sm" py="1" _firstLetter={{ textTransform: 'uppercase' }}>
                        {step}
                      </Text>
                    ))}
                  </Box>
                </CardBody>
              </>
            )}
            {onSet === null ? null : (
              <CardBody>
                <Button size="sm" icon="edit" onClick={onSet}>
                  {t('set')}
                </Button>
              </CardBody>
            )}
          </Card>
          <HowToPayCard />
          <LateChargesCard />
          <SaleCard />
          <ReceiptsCard />
          <BookingsCard />
        </>
      }
      right={
        <RowsCard title={t('history')} description={t('historyText')} rows={all} none={t('none')}>
          {(policy) => (
            <PartRow
              key={policy.id}
              title={tPayment(`name.${policy.name}`)}
              badge={policy.id === now?.id ? <Badge tone="accent">{t('now')}</Badge> : null}
              aside={
                policy.setAt === null ? t('begins') : t('ahead', { day: formats.day(policy.effectiveOn) })
              }
            >
              {policy.setBy === null || policy.setAt === null
                ? null
                : t('by', { by: policy.setBy, at: formats.moment(policy.setAt) })}
            </PartRow>
          )}
        </RowsCard>
      }
    />
  );
}
