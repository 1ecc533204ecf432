import { useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { reservationMessages } from '../reservation.messages';
import type { Decisions } from './use-decisions';

/** Something that the person may do with a booking now. */
export interface BookingAction<Id extends string> {
  id: Id;
  label: string;
  onSelect: () => void;
}

/** By weight; null is what they may not. */
export interface BookingActions {
  /** Takes the time that is offered, or approves the request. */
  yes: BookingAction<'accept'> | BookingAction<'approve'> | null;
  no: BookingAction<'decline'> | null;
  /** Leaves the line, or cancels. */
  end: BookingAction<'leave'> | BookingAction<'cancel'> | null;
}

/** Gives what may be done with a booking: the same wherever it stands. */
export function useBookingActions(decisions: Decisions): (booking: Reservation) => BookingActions {
  const t = useMessages(reservationMessages);
  return (booking) => {
    const { may, line } = booking;
    const action = <Id extends string>(id: Id, label: string, run: (booking: Reservation) => unknown) => ({
      id,
      label,
      onSelect: () => void run(booking),
    });
    const accept = may.accept ? action('accept', t('accept'), decisions.accept) : null;
    const approve = may.approve ? action('approve', t('approve'), decisions.approve) : null;
    const leave = line ? action('leave', t('leave'), decisions.cancel) : null;
    return {
      yes: accept ?? approve,
      no: may.decline ? action('decline', t('decline'), decisions.decline) : null,
      end: may.cancel ? (leave ?? action('cancel', t('cancel'), decisions.cancel)) : null,
    };
  };
}
