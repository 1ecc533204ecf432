import { useAuth } from '@courtyard/common';

/** Clock and currency of the signed-in person's community. */
export function useCommunity(): { timeZone: string; currency: string } {
  const timeZone = useAuth((state) => state.user?.community.timeZone ?? 'UTC');
  const currency = useAuth((state) => state.user?.community.currency ?? 'USD');
  return { timeZone, currency };
}

/** The calendar day (`YYYY-MM-DD`) that it is in a time zone. */
export function dayIn(timeZone: string, at: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);
}

/** Today where the community is. */
export function useToday(): string {
  return dayIn(useCommunity().timeZone);
}
