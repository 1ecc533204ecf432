import { toast, useCan, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { type Payout, type PayoutBatch, payoutRoutes } from '@courtyard/contract/banking/payout/payout';
import { Button, Money, Text, TextLink } from '@courtyard/ui';
import { PartCard, PartRow } from '@courtyard/ui/details';
import { DateField, Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { payoutPaths } from '../payout-paths';
import { PayoutStatusBadge } from '../payout-status';
import { payoutMessages } from '../payout.messages';
import { useSettlePayout } from '../payout.queries';

/** What each vendor was paid by a batch, and whether the bank has paid it. */
export function PaymentsCard({ batch }: { batch: PayoutBatch }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const canCreate = useCan('Payout Create');
  const [settling, setSettling] = useState<Payout | null>(null);
  return (
    <>
      <PartCard<Payout>
        title={t('payouts')}
        query={{ data: batch.payouts, isError: false, error: null, refetch: async () => undefined }}
        empty={null}
      >
        {(payout) => (
          <PartRow
            key={payout.id}
            title={<TextLink to={payoutPaths.payment(payout.vendorPaymentId)}>{payout.vendor.name}</TextLink>}
            badge={<PayoutStatusBadge value={payout.status} />}
            aside={<Money amountMinor={payout.amountMinor} currency={currency} />}
            menu={
              canCreate && payout.status === 'released' ? (
                <Button
                  size="sm"
                  aria-label={t('settleThis', { number: payout.number })}
                  onClick={() => setSettling(payout)}
                >
                  {t('settle')}
                </Button>
              ) : null
            }
          >
            {[
              payout.checkNumber === null
                ? t('paymentNumbered', { number: payout.number })
                : t('check', { number: payout.checkNumber }),
              payout.on === null ? '' : formats.day(payout.on),
              payout.reference ?? '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </PartRow>
        )}
      </PartCard>
      {settling ? <SettleDialog batch={batch} payout={settling} onClose={() => setSettling(null)} /> : null}
    </>
  );
}

interface SettleProps {
  batch: PayoutBatch;
  payout: Payout;
  onClose: () => void;
}

function SettleDialog({ batch, payout: { id, number }, onClose }: SettleProps) {
  const t = useMessages(payoutMessages);
  const today = useToday();
  const settle = useSettlePayout(batch.id, id);
  const form = useContractForm(payoutRoutes.settlePayout.body, {
    defaultValues: { on: today, reference: null },
    onSubmit: async (values) => {
      await settle.mutateAsync(values);
      toast({ title: t('settled', { number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('settleTitle', { number })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('settleText')}
        </Text>
        <DateField
          {...form.field('on')}
          label={t('on')}
          {...(batch.releasedOn !== null && { min: batch.releasedOn })}
          max={today}
          required
        />
        <TextField {...form.field('reference')} label={t('reference')} />
        <FormActions submitLabel={t('settle')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
