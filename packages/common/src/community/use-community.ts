import { dayAt } from '@courtyard/contract/days';
import { useAuth } from '../auth/auth.store';

/** Clock, weeks and currency of the signed-in person's community; weeks begin on Sunday where nothing says otherwise. */
export function useCommunity(): { timeZone: string; currency: string; firstWeekday: number } {
  const timeZone = useAuth((state) => state.user?.community.timeZone ?? 'UTC');
  const currency = useAuth((state) => state.user?.community.currency ?? 'USD');
  const firstWeekday = useAuth((state) => state.user?.community.firstWeekday ?? 7);
  return { timeZone, currency, firstWeekday };
}

const todayIn = (timeZone: string) => dayAt(new Date(), timeZone);

/** Today where the community is, `YYYY-MM-DD`. */
export function useToday(): string {
  return todayIn(useCommunity().timeZone);
}
