import { addDays, daysBetween } from '@courtyard/contract/days';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import en from './reminders.en.json';
import es from './reminders.es.json';

const messages = defineMessages({ en, es });

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

/** `today`, `tomorrow`, `in 7 days`. */
export const whenFrom = (today: string, day: string, language: Language): string =>
  messagesIn(messages, language)('when', { days: Math.max(0, daysBetween(today, day)) });
