import { useFailureToast, useUndo } from '@courtyard/ui';
import { toast, useMessages } from '@courtyard/common';
import type { Reservation } from '@courtyard/contract/properties/reservation/reservation';
import { type ReactNode, useState } from 'react';
import { propertyName } from '@courtyard/contract/properties/property/property-name';
import { reservationMessages } from '../reservation.messages';
import {
  useAcceptOffer,
  useApproveReservation,
  useCancelReservation,
  useDeclineReservation,
  useUndoDecision,
} from '../reservation.queries';
import { useSpanText } from '../span-text';
import { useCostText } from './cost-text';
import { DecisionDialog } from './decision-dialog';

export interface Decisions {
  approve: (booking: Pick<Reservation, 'id' | 'version'>) => Promise<void>;
  /** Takes what is offered from the waitlist. */
  accept: (booking: Reservation) => Promise<void>;
  decline: (booking: Reservation) => void;
  cancel: (booking: Reservation) => void;
  /** The booking whose approval is on its way. */
  approvingId: string | null;
  /** Draw it once, anywhere: the question that is being asked. */
  dialog: ReactNode;
}

/** What can be decided about a booking: approving happens at once, declining and cancelling ask first. */
export function useDecisions(): Decisions {
  const t = useMessages(reservationMessages);
  const spanText = useSpanText();
  const costText = useCostText();
  const showFailure = useFailureToast();
  const approval = useApproveReservation();
  const offer = useAcceptOffer();
  const decline = useDeclineReservation();
  const cancel = useCancelReservation();
  const back = useUndoDecision();
  const done = useUndo();
  const say = (title: string, { id, version }: Reservation) =>
    done({ title, undo: () => back.mutateAsync({ id, version }) });
  const [asked, setAsked] = useState<{ action: 'decline' | 'cancel'; booking: Reservation } | null>(null);

  const approve: Decisions['approve'] = async ({ id, version }) => {
    try {
      say(t('approved'), await approval.mutateAsync({ id, version }));
    } catch (error) {
      showFailure(error);
    }
  };

  const accept = async (booking: Reservation) => {
    try {
      const { status } = await offer.mutateAsync({ id: booking.id, version: booking.version });
      toast({ title: t(status === 'requested' ? 'acceptedToApprove' : 'accepted'), kind: 'success' });
    } catch (error) {
      showFailure(error);
    }
  };

  const close = () => setAsked(null);
  const dialogOf = ({ action, booking }: NonNullable<typeof asked>) => {
    const names = { area: booking.area.name, when: spanText(booking) };
    const isDecline = action === 'decline';
    const isOwn = booking.mine && !isDecline;
    const decide = async (reason: string) => {
      const { id, version } = booking;
      const keptFeeMinor = booking.cancellation?.keptFeeMinor ?? 0;
      const ended = await (isDecline
        ? decline.mutateAsync({ id, version, reason })
        : cancel.mutateAsync({ id, version, reason, keptFeeMinor }));
      if (booking.line) toast({ title: t('left'), kind: 'success' });
      else say(isDecline ? t('declined') : t('cancelled'), ended);
    };
    return (
      <DecisionDialog
        title={t(isDecline ? 'declineTitle' : booking.line ? 'leaveTitle' : 'cancelTitle', names)}
        verb={t(isDecline ? 'decline' : booking.line ? 'leave' : 'cancel')}
        withReason={!isOwn}
        reasonRequired={!isOwn}
        onDecide={decide}
        onClose={close}
      >
        {isDecline
          ? t('declineText', { unit: propertyName(booking.property) })
          : booking.line
            ? t('leaveText')
            : [t(isOwn ? 'cancelText' : 'cancelOther'), costText(booking)].filter(Boolean).join(' ')}
      </DecisionDialog>
    );
  };

  return {
    approve,
    accept,
    decline: (booking) => setAsked({ action: 'decline', booking }),
    cancel: (booking) => setAsked({ action: 'cancel', booking }),
    approvingId: approval.isPending ? approval.variables.id : null,
    dialog: asked ? dialogOf(asked) : null,
  };
}
