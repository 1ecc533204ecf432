import type { Task, TaskUrgency } from '@courtyard/contract';
import { addDays } from '@courtyard/contract/days';

const soonDays = 7;

/** How soon something has to be done that is due on a day, null for none. Both days are of the community's calendar. */
export function urgencyOn(dueOn: string | null, today: string): TaskUrgency {
  if (dueOn === null) return 'later';
  if (dueOn < today) return 'overdue';
  if (dueOn === today) return 'today';
  return dueOn <= addDays(today, soonDays) ? 'week' : 'later';
}

const farOff = '9999-12-31';

/** The most urgent first: by the day on which they are due, then by what they are called; what nothing presses comes last. */
export function byUrgency(language: string) {
  const names = new Intl.Collator(language, { numeric: true });
  return (a: Pick<Task, 'dueOn' | 'title' | 'id'>, b: Pick<Task, 'dueOn' | 'title' | 'id'>): number => {
    const days = (a.dueOn ?? farOff).localeCompare(b.dueOn ?? farOff, 'en');
    return days || names.compare(a.title, b.title) || a.id.localeCompare(b.id, 'en');
  };
}
