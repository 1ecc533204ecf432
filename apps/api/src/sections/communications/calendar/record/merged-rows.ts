import type { MergedRows } from '../../../../platform/tenancy/profile/merging/merged-rows';

/** What becomes of a member's rows of the calendar when two records of one person are merged. */
export const calendarMergedRows: readonly MergedRows[] = [
  {
    table: 'calendar_series',
    column: 'created_by',
    fate: { stays: 'it says under which record it was written' },
  },
  {
    table: 'calendar_answer',
    column: 'member_id',
    fate: { moves: { onceBy: ['series_id', 'occurrence'] } },
    words: { en: 'Event RSVPs', es: 'Confirmaciones de eventos' },
  },
  {
    table: 'calendar_feed',
    column: 'member_id',
    fate: { ends: 'a link to the calendar is of one record: it is made anew in a moment' },
  },
];
