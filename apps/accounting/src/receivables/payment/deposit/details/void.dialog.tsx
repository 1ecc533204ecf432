import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Deposit } from '@courtyard/contract/accounting/receivables/deposit/deposit';
import { VoidForm } from '../../../../parts/actions/void-form';
import { useVoidDeposit } from '../deposit.queries';
import { detailsMessages } from './details.messages';

/** Takes a deposit back: what was in it waits again. */
export function VoidDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const voiding = useVoidDeposit(deposit.id);
  const { number } = deposit;
  const amount = formats.money(deposit.amountMinor, currency);
  return (
    <VoidForm
      title={t('voidTitle', { number })}
      text={t('voidText', { amount, bank: deposit.bankAccount.name })}
      reasonHelp={t('reasonHelp')}
      verb={t('voidVerb', { number })}
      done={t('voided', { number })}
      min={deposit.depositedOn}
      onVoid={voiding.mutateAsync}
      onClose={onClose}
    />
  );
}
