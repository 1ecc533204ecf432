import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { OwnBill } from '@courtyard/contract/accounting/payables/vendor/own-vendor';
import { ownVendorMessages } from './own-vendor.messages';

/** Says of a bill when it was paid, or until when it is to be; undefined where neither matters. */
export function useOwnBillText(): (bill: OwnBill) => string | undefined {
  const t = useMessages(ownVendorMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return ({ kind, status, dueOn, paidMinor, paidOn }) => {
    if (status === 'void' || kind === 'credit') return undefined;
    const due = status === 'paid' ? [] : [t('due', { day: formats.day(dueOn) })];
    if (paidOn === null) return due[0];
    const day = formats.day(paidOn);
    const paid =
      status === 'paid'
        ? t('paidOn', { day })
        : t('partlyPaid', { amount: formats.money(paidMinor, currency), day });
    return [paid, ...due].join(' · ');
  };
}
