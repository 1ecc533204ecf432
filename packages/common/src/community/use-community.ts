import { dayAt } from '@courtyard/contract/days';
import { useAuth } from '../auth/auth.store';

/** Clock and currency of the signed-in person's community. */
export function useCommunity(): { timeZone: string; currency: string } {
  const timeZone = useAuth((state) => state.user?.community.timeZone ?? 'UTC');
  const currency = useAuth((state) => state.user?.community.currency ?? 'USD');
  return { timeZone, currency };
}

const todayIn = (timeZone: string) => dayAt(new Date(), timeZone);

/** Today where the community is, `YYYY-MM-DD`. */
export function useToday(): string {
  return todayIn(useCommunity().timeZone);
}
