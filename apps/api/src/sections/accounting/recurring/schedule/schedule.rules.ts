import { choicesOfSchedule } from '@courtyard/contract/accounting/recurring/schedule.rules';
import { addDays } from '@courtyard/contract/days';
import { ruleDates } from '../../../../platform/jobs/recurrence/rule-dates.rules';

export interface Schedule {
  /** As `scheduleRule` of the contract takes it. */
  rule: string;
  startsOn: string;
}

/** Nothing comes back after it. */
const lastDay = '2199-12-31';
const yearDays = 366;

const daysBetween = ({ rule, startsOn }: Schedule, from: string, to: string): string[] =>
  ruleDates(`${startsOn}T00:00:00`, rule, `${from}T00:00:00`, `${to}T00:00:00`).map((local) =>
    local.slice(0, 10),
  );

/**
 * The days of a schedule after a day, in order, at most so many; from its first one on where no day is given. A rule that ends after
 * a number of times counts them from its first day.
 */
export function daysAfter(schedule: Schedule, after: string | null, most: number): string[] {
  const choices = choicesOfSchedule(schedule.rule);
  if (choices === null) throw new Error(`a schedule that was refused is kept: ${schedule.rule}`);
  const { until, times } = choices;
  const end = until !== null && until < lastDay ? until : lastDay;
  const isAfter = (day: string) => after === null || day > after;
  // What is counted is counted from the beginning.
  const begin =
    times === null && after !== null && after >= schedule.startsOn ? addDays(after, 1) : schedule.startsOn;
  const found: string[] = [];
  let from = begin;
  for (let days = 2 * yearDays; from <= end; days *= 2) {
    const to = addDays(from, days);
    found.push(...daysBetween(schedule, from, to < end ? to : end));
    const counted = times === null ? found : found.slice(0, times);
    const wanted = counted.filter(isAfter);
    if (wanted.length >= most || (times !== null && found.length >= times)) return wanted.slice(0, most);
    from = addDays(to, 1);
  }
  return (times === null ? found : found.slice(0, times)).filter(isAfter).slice(0, most);
}

/** The first day of a schedule after a day; null where there is none any more. */
export const nextAfter = (schedule: Schedule, after: string | null): string | null =>
  daysAfter(schedule, after, 1)[0] ?? null;

/** The most days before today that a template begins with: each of them is made at once. */
export const maxBehind = 60;

/** Whether more days of a schedule lie between a day and today than are made at once: the year was a slip of the keyboard. */
export function isTooFarBehind(schedule: Schedule, after: string | null, today: string): boolean {
  const tooMany = daysAfter(schedule, after, maxBehind + 1)[maxBehind];
  return tooMany !== undefined && tooMany < today;
}
