import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { type RegisterRow } from '@courtyard/contract/bookkeeping/account/register.columns';
import { ListCard } from '@courtyard/ui/data';
import { inNormalSide, type AccountType } from '../../chart/chart.rules';
import { registerMessages } from './register.messages';
import { useKindText } from './use-kind-text';

/** A line of a register on a narrow window. */
export function RegisterCard({ line, type }: { line: RegisterRow; type: AccountType }) {
  const t = useMessages(registerMessages);
  const formats = useFormats();
  const kindText = useKindText();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const { amountMinor, balanceMinor } = line;
  const amount =
    amountMinor < 0
      ? t('creditIs', { amount: money(-amountMinor) })
      : t('debitIs', { amount: money(amountMinor) });
  return (
    <ListCard
      title={`${formats.day(line.date)} · ${kindText(line.kind)}`}
      {...(line.memo && { lead: line.memo })}
      facts={[t('numbered', { no: line.no }), line.fundCode]}
      amount={amount}
      lines={[t('balanceIs', { amount: money(inNormalSide(type, balanceMinor)) })]}
    />
  );
}
