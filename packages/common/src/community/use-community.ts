import { useAuth } from '../auth/auth.store';
import { dateTimeFormat } from '../formats/intl';

/** Clock and currency of the signed-in person's community. */
export function useCommunity(): { timeZone: string; currency: string } {
  const timeZone = useAuth((state) => state.user?.community.timeZone ?? 'UTC');
  const currency = useAuth((state) => state.user?.community.currency ?? 'USD');
  return { timeZone, currency };
}

// The Swedish locale writes days as ISO 8601 does.
const todayIn = (timeZone: string) =>
  dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());

/** Today where the community is, `YYYY-MM-DD`. */
export function useToday(): string {
  return todayIn(useCommunity().timeZone);
}
