import { addDays, daysBetween } from '@courtyard/contract/days';
import type { Language } from '@courtyard/contract/fields/words';

/**
 * The reminder that is due for something that happens on a day: of the stages (days before it) that have come, the
 * nearest. Null before the first and after the day, so that what is recorded late gets one mail and not all that it
 * missed.
 */
export function dueStage(on: string, stages: readonly number[], today: string): number | null {
  if (today > on) return null;
  const come = stages.filter((days) => addDays(on, -days) <= today);
  return come.length === 0 ? null : Math.min(...come);
}

const words = {
  en: { today: 'today', tomorrow: 'tomorrow', in: (days: number) => `in ${days} days` },
  es: { today: 'hoy', tomorrow: 'mañana', in: (days: number) => `dentro de ${days} días` },
} satisfies Record<Language, unknown>;

/** `today`, `tomorrow`, `in 7 days`. */
export function whenFrom(today: string, day: string, language: Language): string {
  const days = daysBetween(today, day);
  if (days <= 0) return words[language].today;
  return days === 1 ? words[language].tomorrow : words[language].in(days);
}
