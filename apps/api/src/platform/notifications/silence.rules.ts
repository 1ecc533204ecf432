import type { QuietHours } from '@courtyard/contract';
import { wallClock } from '@courtyard/contract/days';

/** Whether a clock shows a quiet hour at this moment. They may go over midnight; the end is not quiet any more. */
export function isQuietAt(now: Date, hours: QuietHours | null, communityZone: string): boolean {
  if (!hours) return false;
  const { fromMinutes, untilMinutes, timeZone } = hours;
  const { minutes } = wallClock(now, timeZone ?? communityZone);
  return fromMinutes < untilMinutes
    ? minutes >= fromMinutes && minutes < untilMinutes
    : minutes >= fromMinutes || minutes < untilMinutes;
}
