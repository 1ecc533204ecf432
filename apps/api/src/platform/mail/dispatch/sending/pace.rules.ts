/** How fast letters go to one domain. */
export interface Pace {
  perMinute: number;
  /** None goes before. */
  notBefore: Date;
  slowedAt: Date;
}

/** What is left of a bucket that fills at the pace of its domain. */
export interface Bucket {
  /** Letters that may go now. */
  room: number;
  at: Date;
}

const fastest = 6000;
const slowest = 6;
const minuteMs = 60_000;

/** An hour without a further refusal doubles the pace. */
const recoveryMs = 60 * minuteMs;

/** Letters that may go at once, after a pause: those of two seconds, one at least. */
const roomOf = (perMinute: number) => Math.max(1, perMinute / 30);

/** The pace of now: nothing is known to slow it, or it has recovered since. */
export function paceNow(pace: Pace | undefined, now: Date): { perMinute: number; notBefore: Date | null } {
  if (!pace) return { perMinute: fastest, notBefore: null };
  const hours = Math.max(0, (now.getTime() - pace.slowedAt.getTime()) / recoveryMs);
  const perMinute = Math.min(fastest, pace.perMinute * 2 ** Math.floor(hours));
  return { perMinute, notBefore: pace.notBefore > now ? pace.notBefore : null };
}

/** After a server asked to slow down: half as fast, and a minute of nothing. */
export function slowed(pace: Pace | undefined, now: Date): Pace {
  const { perMinute, notBefore } = paceNow(pace, now);
  // Letters that were on their way together are answered together: that counts once.
  if (pace && notBefore) return pace;
  return {
    perMinute: Math.max(slowest, Math.min(Math.floor(perMinute / 2), fastest / 10)),
    notBefore: new Date(now.getTime() + minuteMs),
    slowedAt: now,
  };
}

/** Takes room for one letter: gives the bucket after it, or the milliseconds to wait. */
export function takeRoom(
  bucket: Bucket | undefined,
  perMinute: number,
  now: Date,
): { bucket: Bucket; waitMs: number } {
  const most = roomOf(perMinute);
  const gained = bucket ? ((now.getTime() - bucket.at.getTime()) / minuteMs) * perMinute : most;
  const room = Math.min(most, (bucket?.room ?? 0) + Math.max(0, gained));
  if (room >= 1) return { bucket: { room: room - 1, at: now }, waitMs: 0 };
  return { bucket: { room, at: now }, waitMs: Math.ceil(((1 - room) / perMinute) * minuteMs) };
}

/**
 * When the next letter to a domain has its turn: once it has waited, and after the last that was promised one. At most as far
 * ahead as the pace stays what it is: then it is looked at again.
 */
export function turnAfter(
  last: Date | undefined,
  { perMinute, waitMs, now }: { perMinute: number; waitMs: number; now: Date },
): Date {
  const soonest = now.getTime() + waitMs;
  const next = last ? last.getTime() + minuteMs / perMinute : soonest;
  return new Date(Math.min(Math.max(soonest, next), now.getTime() + recoveryMs));
}
