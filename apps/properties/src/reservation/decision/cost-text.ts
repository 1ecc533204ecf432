import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { reservationMessages } from '../reservation.messages';

/** Says what a cancellation costs; empty where nothing was asked for the booking. */
export function useCostText(): (booking: Reservation) => string {
  const t = useMessages(reservationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return ({ feeMinor, depositMinor, cancellation }) => {
    if (feeMinor + depositMinor === 0) return '';
    const kept = cancellation?.keptFeeMinor ?? 0;
    const until = cancellation?.freeUntil;
    if (kept === 0 || !until) return t('costsNothing');
    return t('costsFee', {
      fee: formats.money(feeMinor, currency),
      kept: formats.money(kept, currency),
      until: formats.moment(until),
    });
  };
}
