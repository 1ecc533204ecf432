import { invalid } from '../../../../platform/http/problem';
import type { OverrideRow, SeriesRow } from '../reading/calendar-row.rules';
import { startsBetween } from '../recurrence/expand.rules';
import { fullLocal } from '../recurrence/local-time.rules';

interface Dated {
  row: SeriesRow;
  overrides: readonly OverrideRow[];
}

/** A date of an event by its own start on the event's clock. Throws where the event has none such. */
export function requireDate({ row, overrides }: Dated, occurrence: string | null): string {
  if (occurrence === null) throw invalid({ occurrence: 'Say which date is meant, by its start.' });
  const local = fullLocal(occurrence);
  const isThere =
    local !== null &&
    (overrides.some((override) => override.occurrence === local) ||
      startsBetween(row, local, local).length > 0);
  if (!isThere || local === null)
    throw invalid({ occurrence: 'The event has no such date any more. Load it again.' });
  return local;
}
