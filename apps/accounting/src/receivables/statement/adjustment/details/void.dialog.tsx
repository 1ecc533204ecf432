import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Adjustment } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { inSentence } from '../../../../parts/actions/in-sentence';
import { VoidForm } from '../../../../parts/actions/void-form';
import { adjustmentMessages } from '../adjustment.messages';
import { useVoidAdjustment } from '../adjustment.queries';
import { detailsMessages } from './details.messages';

const textOf: Partial<Record<Adjustment['kind'], 'voidText.refund' | 'voidText.deposit'>> = {
  refund: 'voidText.refund',
  'deposit-return': 'voidText.deposit',
};

/** Takes a credit or a refund back. It may be of a day to come, and is then taken back on that day at the earliest. */
export function VoidDialog({ adjustment, onClose }: { adjustment: Adjustment; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { id, kind, adjustedOn, property } = adjustment;
  const voiding = useVoidAdjustment(id);
  const name = tAdjustment(`numbered.${kind}`, { number: adjustment.number });
  const amount = formats.money(adjustment.amountMinor, currency);
  return (
    <VoidForm
      title={t('voidTitle', { name: inSentence(name) })}
      text={t(textOf[kind] ?? 'voidText.other', { amount, unit: property.name })}
      reasonHelp={tAdjustment('reasonHelp')}
      verb={t('voidVerb', { name: inSentence(name) })}
      done={t('voided', { name })}
      min={adjustedOn}
      isLater
      onVoid={voiding.mutateAsync}
      onClose={onClose}
    />
  );
}
