// Lists of values without their schemas, so that a page that offers them loads no schema. In the order of the choices.

/** `requested` waits for approval and already keeps others out; `declined` and `cancelled` free the slot. */
export const reservationStatuses = [
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  // In line for a time that is taken; holding it for a while since it became free; passed on.
  'waiting',
  'offered',
  'lapsed',
  // Asked for, and nobody answered before it began.
  'expired',
] as const;
