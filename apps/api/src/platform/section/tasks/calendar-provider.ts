import type { Preferences } from '@courtyard/contract';
import type { CalendarOccurrence } from '@courtyard/contract/communications/calendar/calendar-event';
import type { ReadContext } from '../call-context';

/** What a provider is asked: in whose name, and from which day to which of the community's, both included. */
export interface CalendarQuestion extends ReadContext {
  from: string;
  to: string;
  language: Preferences['language'];
  /** No more than these are shown of a kind. */
  most: number;
}

/** A date as its section says it; `id` is unique within the kind. Days and an exclusive end where it takes whole days, otherwise moments. */
export type FoundDate = Pick<
  CalendarOccurrence,
  'title' | 'start' | 'end' | 'allDay' | 'category' | 'location'
> & {
  id: string;
  /** Its own page. */
  link: string;
  isTentative?: boolean;
};

/**
 * Dates of a section for the calendar of the community, `calendar.events/v1`. It is asked only where the section is in use
 * and the caller has the permission, in the caller's transaction, behind the community's fence; whose of the community's
 * things it tells of is its own matter.
 */
export interface CalendarProvider {
  /** Unique within the section: `booking`. */
  kind: string;
  /** Only who has it is asked for; null: any member. */
  permission: string | null;
  find(question: CalendarQuestion): Promise<readonly FoundDate[]>;
}
