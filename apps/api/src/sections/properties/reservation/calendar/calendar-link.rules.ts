import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: Buffer, tenantId: string, reservationId: string) =>
  createHmac('sha256', secret).update(`booking-calendar\n${tenantId}\n${reservationId}`).digest();

/**
 * Path of a booking's file for calendars. It is good as long as the booking is kept, without signing in, as mail programs
 * and calendars ask for it; the file says when and where, and of nobody.
 */
export function calendarPath(secret: Buffer, tenantId: string, reservationId: string): string {
  const signature = signatureOf(secret, tenantId, reservationId).toString('base64url');
  return `/api/v1/reservations/${reservationId}/calendar-file?signature=${signature}`;
}

/** Whether a signature was made here for this booking of this community. */
export function isCalendarPath(
  secret: Buffer,
  tenantId: string,
  reservationId: string,
  signature: string,
): boolean {
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(secret, tenantId, reservationId);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
