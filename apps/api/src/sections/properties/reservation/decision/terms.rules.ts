export interface Terms {
  startsAt: Date;
  feeMinor: number;
  freeCancelHours: number;
  keptFeePercent: number;
}

/** Until when a booking is cancelled without a fee; null where it always is. */
export function freeUntil({ startsAt, feeMinor, freeCancelHours, keptFeePercent }: Terms): Date | null {
  if (feeMinor === 0 || keptFeePercent === 0) return null;
  return new Date(startsAt.getTime() - freeCancelHours * 3_600_000);
}

/**
 * What of the fee stays owed, in minor units, halves rounded up, where a booking is cancelled now by those who have it. What
 * was only asked for, or is cancelled by the community, costs nothing.
 */
export function keptFee(terms: Terms & { status: string; isOwn: boolean }, now: Date): number {
  const until = freeUntil(terms);
  if (until === null || now <= until || terms.status !== 'confirmed' || !terms.isOwn) return 0;
  return Math.round((terms.feeMinor * terms.keptFeePercent) / 100);
}
