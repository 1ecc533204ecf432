import { type SlotSubject, useMessages, useTaskAction } from '@courtyard/common';
import { useFailureToast } from '@courtyard/ui';
import { ConfirmDialog } from '@courtyard/ui/overlays';
import { useEffect, useRef } from 'react';
import { reservationMessages } from '../reservation.messages';
import { reservations, useReservationConflicts } from '../reservation.queries';
import { useSpanText } from '../span-text';
import { ConflictList, useConflictTexts } from './booking-conflicts';
import { useDecisions } from './use-decisions';

/**
 * Approves the booking `reservationId` in the version that the list showed. At once where nothing speaks against it; its
 * toast takes it back. Else it shows what does, and asks.
 */
export function ApproveBookingTask({ subject }: { subject: SlotSubject }) {
  const { reservationId: id = '', version } = subject;
  const t = useMessages(reservationMessages);
  const end = useTaskAction();
  const showFailure = useFailureToast();
  const spanText = useSpanText();
  const textsOf = useConflictTexts();
  const { approve } = useDecisions();
  const { data: booking, error: bookingError } = reservations.useOne(id);
  const { data: conflicts, error: conflictsError } = useReservationConflicts([id]);
  const error = bookingError ?? conflictsError;
  const isKnown = booking !== undefined && conflicts !== undefined;
  const against = conflicts?.[0];
  const isClear = isKnown && (against === undefined || textsOf(booking, against).length === 0);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || (!error && !isClear)) return;
    isBegun.current = true;
    if (isClear) return void approve({ id, version: Number(version) }).finally(end);
    showFailure(error);
    end();
  }, [approve, end, error, id, isClear, showFailure, version]);
  if (!isKnown || isClear) return null;
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('approveTitle', { area: booking.area.name, when: spanText(booking) })}
      verb={t('approve')}
      cancelLabel={t('back')}
      onConfirm={() => {
        isBegun.current = true;
        return approve({ id, version: Number(version) });
      }}
      onClose={end}
    >
      <ConflictList booking={booking} conflicts={against} />
    </ConfirmDialog>
  );
}
