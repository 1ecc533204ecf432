import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import { Button, Card, CardBody, CardHeader, ErrorLine, LoadingState, Text } from '@courtyard/ui';
import { useState } from 'react';
import { useBillingSetting } from './billing-setting.queries';
import { policyMessages } from './policy.messages';

const HowToPayDialog = lazyOverlay<{ onClose: () => void }>(
  async () => (await import('./how-to-pay.dialog')).HowToPayDialog,
);

/** How owners pay, as it stands on invoices and statements, and the action that changes it. */
export function HowToPayCard() {
  const t = useMessages(policyMessages);
  const canWrite = useCan('Invoice Create');
  const found = useBillingSetting();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card>
      <CardHeader title={t('howToPay')} description={t('howToPayText')} />
      <CardBody>
        {found.data ? (
          <Text
            size="sm"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
            tone={found.data.howToPay === null ? 'muted' : 'default'}
          >
            {found.data.howToPay ?? t('howToPayNone')}
          </Text>
        ) : found.isError ? (
          <ErrorLine onRetry={() => void found.refetch()}>{t('howToPayMissing')}</ErrorLine>
        ) : (
          <LoadingState />
        )}
        {canWrite ? (
          <Button size="sm" icon="edit" mt="4" onClick={() => setEditing(true)}>
            {t('howToPayEdit')}
          </Button>
        ) : null}
        {isEditing ? <HowToPayDialog onClose={() => setEditing(false)} /> : null}
      </CardBody>
    </Card>
  );
}
