import { useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { reservationMessages } from '../reservation.messages';
import type { Decisions } from './use-decisions';

/** Something that the person may do with a booking now. */
export interface BookingAct<Id extends string> {
  id: Id;
  label: string;
  onSelect: () => void;
}

/** By weight; null is what they may not. */
export interface BookingActs {
  /** Takes the time that is offered, or approves the request. */
  yes: BookingAct<'accept'> | BookingAct<'approve'> | null;
  no: BookingAct<'decline'> | null;
  /** Leaves the line, or cancels. */
  end: BookingAct<'leave'> | BookingAct<'cancel'> | null;
}

/** Gives what may be done with a booking: the same wherever it stands. */
export function useBookingActs(decisions: Decisions): (booking: Reservation) => BookingActs {
  const t = useMessages(reservationMessages);
  return (booking) => {
    const { may, line } = booking;
    const act = <Id extends string>(id: Id, label: string, run: (booking: Reservation) => unknown) => ({
      id,
      label,
      onSelect: () => void run(booking),
    });
    const accept = may.accept ? act('accept', t('accept'), decisions.accept) : null;
    const approve = may.approve ? act('approve', t('approve'), decisions.approve) : null;
    const leave = line ? act('leave', t('leave'), decisions.cancel) : null;
    return {
      yes: accept ?? approve,
      no: may.decline ? act('decline', t('decline'), decisions.decline) : null,
      end: may.cancel ? (leave ?? act('cancel', t('cancel'), decisions.cancel)) : null,
    };
  };
}
