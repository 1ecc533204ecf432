import type { RemittanceCoupon } from '../../../../../../platform/mail/paper/billing-paper';
import type { Sheet } from '../sheet-head';

interface Owed {
  /** The unit, as its account is called. */
  account: string;
  /** Of an invoice. */
  number: number | null;
  dueOn: string | null;
  amountMinor: number;
}

/** The coupon that comes back with a check; null where nothing is to be paid. */
export function remittanceOf(
  { letterhead, label, day, money }: Sheet,
  { account, number, dueOn, amountMinor }: Owed,
): RemittanceCoupon | null {
  if (amountMinor <= 0) return null;
  return {
    title: label('remittance'),
    payable: { name: label('payableTo'), lines: [letterhead.name, ...letterhead.address] },
    facts: [
      [label('account'), account],
      ...(number === null ? [] : [[label('invoice'), String(number)] as const]),
      ...(dueOn === null ? [] : [[label('due'), day(dueOn)] as const]),
      [label('open'), money(amountMinor)],
    ],
    blanks: [label('checkNumber'), label('enclosed')],
  };
}
