import type { CallContext } from '../../../../platform/section/call-context';
import { invalid } from '../../../../platform/http/problem';
import { endsLocalOf, type OverrideRow } from '../queries/calendar-row.rules';
import { replaceOverrides, rewriteSeries } from './calendar-write.sql';
import type { Change } from './change-all.service';
import type { Held } from './held';
import { timesFrom } from './event-input';

export const holdsForAll = 'This applies to all dates: choose to change all or following dates.';

/** Changes one date of a series, which departs from it from now on. Gives the event's id. */
export async function changeThis(
  context: CallContext,
  { row, overrides }: Held,
  date: string,
  change: Change,
): Promise<string> {
  for (const field of ['rules', 'allDay', 'asksAnswers', 'timeZone'] as const) {
    const value = change[field];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(row[field]))
      throw invalid({ [field]: holdsForAll });
  }
  const before = overrides.find(({ occurrence }) => occurrence === date) ?? {
    ...row,
    startsLocal: date,
  };
  const start = change.start ?? before.startsLocal;
  const keepsLength = change.start !== undefined && change.end === undefined;
  const end = change.end ?? endsLocalOf(before.startsLocal, before.lengthSeconds, row);
  const times = timesFrom({ start, end: keepsLength ? null : end, allDay: row.allDay }, row.timeZone);
  const override: OverrideRow = {
    seriesId: row.id,
    occurrence: date,
    title: change.title ?? before.title,
    description: change.description === undefined ? before.description : change.description,
    location: change.location === undefined ? before.location : change.location,
    category: change.category ?? before.category,
    color: change.color === undefined ? before.color : change.color,
    textColor: change.textColor === undefined ? before.textColor : change.textColor,
    status: change.status ?? before.status,
    startsLocal: times.startsLocal,
    lengthSeconds: keepsLength ? before.lengthSeconds : times.lengthSeconds,
  };
  const all = [...overrides.filter(({ occurrence }) => occurrence !== date), override];
  const { id, uid: _uid, sequence, version, updatedAt: _updated, ...columns } = row;
  await rewriteSeries(context, { id, version, sequence }, columns, all);
  await replaceOverrides(context, id, all);
  return id;
}
