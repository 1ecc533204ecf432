import { TooManyDates } from '../../../../platform/jobs/recurrence/rule-dates.rules';
import { invalid } from '../../../../platform/http/problem';
import type { OverrideRow, SeriesRow } from '../queries/calendar-row.rules';
import { startsBetween } from '../recurrence/expand.rules';
import { fullLocal } from '../recurrence/local-time.rules';
import { dateMap } from './move.rules';

interface Dated {
  row: SeriesRow;
  overrides: readonly OverrideRow[];
}

/** A date of an event by its own start on the event's clock. Throws where the event has none such. */
export function requireDate({ row, overrides }: Dated, occurrence: string | null): string {
  if (occurrence === null) throw invalid({ occurrence: 'Specify the date by its start.' });
  const local = fullLocal(occurrence);
  const isThere =
    local !== null &&
    (overrides.some((override) => override.occurrence === local) ||
      startsBetween(row, local, local).length > 0);
  if (!isThere || local === null)
    throw invalid({ occurrence: 'The event no longer has this date. Reload it.' });
  return local;
}

/** As `dateMap`. Throws where the first date and the last that something is said of are too far apart. */
export function requireDateMap(...series: Parameters<typeof dateMap>): ReturnType<typeof dateMap> {
  try {
    return dateMap(...series);
  } catch (error) {
    if (!(error instanceof TooManyDates)) throw error;
    throw invalid({
      start:
        'From this date the event would have too many dates to carry over changed and skipped ones. Check the year.',
    });
  }
}
