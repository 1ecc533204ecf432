import type { CommunitySummary } from '@courtyard/contract';
import { dayAt } from '@courtyard/contract/days';
import { useAuth } from '../auth/auth.store';

/** Clock, weeks, currency, law and language of the signed-in person's community; weeks begin on Sunday where nothing says otherwise. */
export function useCommunity(): Pick<
  CommunitySummary,
  'timeZone' | 'currency' | 'jurisdiction' | 'firstWeekday' | 'language'
> {
  const timeZone = useAuth((state) => state.user?.community.timeZone ?? 'UTC');
  const currency = useAuth((state) => state.user?.community.currency ?? 'USD');
  const jurisdiction = useAuth((state) => state.user?.community.jurisdiction ?? null);
  const firstWeekday = useAuth((state) => state.user?.community.firstWeekday ?? 7);
  const language = useAuth((state) => state.user?.community.language ?? 'en');
  return { timeZone, currency, jurisdiction, firstWeekday, language };
}

const todayIn = (timeZone: string) => dayAt(new Date(), timeZone);

/** Today where the community is, `YYYY-MM-DD`. */
export function useToday(): string {
  return todayIn(useCommunity().timeZone);
}
