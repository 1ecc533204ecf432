import { defineMessages, labelOf } from '@courtyard/contract/messages';
import type { MergedRows } from '../../../../platform/tenancy/profile/merging/merged-rows';
import en from './calendar.en.json';
import es from './calendar.es.json';

const messages = defineMessages({ en, es });

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
    label: labelOf(messages, 'merged.answers'),
  },
  {
    table: 'calendar_feed',
    column: 'member_id',
    fate: { ends: 'a link to the calendar is of one record: it is made anew in a moment' },
  },
];
