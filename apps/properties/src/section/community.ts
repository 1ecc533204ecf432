import { useAuth } from '@courtyard/common';
import { wallClock } from '../reservation/calendar/community-time.rules';

/** Clock and currency of the signed-in person's community. */
export function useCommunity(): { timeZone: string; currency: string } {
  const timeZone = useAuth((state) => state.user?.community.timeZone ?? 'UTC');
  const currency = useAuth((state) => state.user?.community.currency ?? 'USD');
  return { timeZone, currency };
}

const dayIn = (timeZone: string, at: Date = new Date()) => wallClock(at, timeZone).day;

/** Today where the community is, `YYYY-MM-DD`. */
export function useToday(): string {
  return dayIn(useCommunity().timeZone);
}
