import { type SlotSubject, useTaskAct } from '@courtyard/common';
import { useEffect, useRef } from 'react';
import { useDecisions } from './use-decisions';

/** Approves the booking `reservationId` in the version that the list showed, at once; its toast takes it back. */
export function ApproveBookingTask({ subject }: { subject: SlotSubject }) {
  const end = useTaskAct();
  const { approve } = useDecisions();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const { reservationId: id = '', version } = subject;
    void approve({ id, version: Number(version) }).finally(end);
  }, [approve, end, subject]);
  return null;
}
