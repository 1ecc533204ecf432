import { toast, useCan, useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, ErrorLine, LoadingState, Switch, Text } from '@courtyard/ui';
import { billingSettings, useBillingSetting } from './billing-setting.queries';
import { policyMessages } from './policy.messages';

/** Whether the form of a payment begins with a receipt by e-mail. */
export function ReceiptsCard() {
  const t = useMessages(policyMessages);
  const found = useBillingSetting();
  const canWrite = useCan('Invoice Create');
  const saving = billingSettings.useWrite('PUT /api/v1/billing-setting');
  const setting = found.data;
  const change = (sendsReceipts: boolean, version: number) =>
    saving.mutate(
      { sendsReceipts, version },
      {
        onSuccess: () => toast({ title: t('receiptsSaved'), kind: 'success' }),
        onError: () => toast({ title: t('receiptsNotSaved'), kind: 'error' }),
      },
    );
  return (
    <Card>
      <CardHeader title={t('receipts')} description={t('receiptsText')} />
      <CardBody>
        {setting && canWrite ? (
          <Switch
            label={t('receiptsBegin')}
            checked={setting.sendsReceipts}
            disabled={saving.isPending}
            onChange={(event) => change(event.target.checked, setting.version)}
          />
        ) : setting ? (
          <Text size="sm">{t(setting.sendsReceipts ? 'receiptsOn' : 'receiptsOff')}</Text>
        ) : found.isError ? (
          <ErrorLine onRetry={() => void found.refetch()}>{t('howToPayMissing')}</ErrorLine>
        ) : (
          <LoadingState />
        )}
      </CardBody>
    </Card>
  );
}
