import type { LogActivity } from '@courtyard/contract/people/log/log';
import { chartDays } from '@courtyard/contract/people/log/log.values';
import { addDays, dayAt, daysBetween } from '@courtyard/contract/days';
import { daysMeant } from '@courtyard/contract/fields/spans';
import { sql } from 'kysely';
import { asOf, type ReadContext } from '../../../platform/section/call-context';
import { type LogFilters, seenLog } from './log.sql';

/** Longer stretches are told by month. */
const maxDays = 62;
const maxPeople = 10;

interface Group {
  period: string | null;
  kind: string | null;
  actorId: string | null;
  actorName: string | null;
  /** Which of the three it is a group of. */
  of: number;
  count: number;
}

/** The days that are counted: those of the filter, open ends closed by the first entry and today. */
async function stretchOf(context: ReadContext, asked: string | undefined) {
  const { tx, tenant } = context;
  const at = asOf(context);
  const { from, to = at.today } = asked === undefined ? { from: undefined } : daysMeant(asked, at);
  if (from !== undefined) return { from, to };
  if (asked === undefined) return { from: addDays(to, 1 - chartDays), to };
  const { rows } = await sql<{ first: string | null }>`select min(at) as first from audit_log`.execute(tx);
  const first = rows[0]?.first;
  return { from: first ? dayAt(new Date(first), tenant.timeZone) : to, to };
}

/** How much was done by day, by section and by person, of what the caller may see: counted in one walk. */
export async function logActivity(context: ReadContext, query: LogFilters): Promise<LogActivity> {
  const { timeZone } = context.tenant;
  const { from, to } = await stretchOf(context, query.at);
  const unit = daysBetween(from, to) < maxDays ? 'day' : 'month';
  const { kinds, condition } = await seenLog(context, { ...query, at: `${from}..${to}` });
  const { rows } = await sql<Group>`
    select period, kind, actor_id as "actorId", actor_name as "actorName",
      grouping(period, kind, actor_name) as of, count(*) as count
    from (
      select date_trunc(${unit}::text, at at time zone ${timeZone})::date as period, subject_type as kind,
        actor_member_id as actor_id, actor_name
      from audit_log where ${condition}
    ) entry
    group by grouping sets ((period), (kind), (actor_id, actor_name))
    order by count(*) desc, actor_name`.execute(context.tx);
  // Of `grouping`, the bit is 0 for what a group is of.
  const groups = (of: number) => rows.filter((row) => row.of === of);
  const sections = new Map<string, number>();
  const sectionOf = new Map(kinds.map(({ kind, section }) => [kind, section]));
  for (const { kind, count } of groups(5)) {
    const section = sectionOf.get(kind ?? '') ?? 'platform';
    sections.set(section, (sections.get(section) ?? 0) + count);
  }
  return {
    from,
    to,
    unit,
    periods: groups(3)
      .map(({ period, count }) => ({ from: period ?? from, count }))
      .toSorted((a, b) => a.from.localeCompare(b.from)),
    sections: [...sections]
      .map(([section, count]) => ({ section, count }))
      .toSorted((a, b) => b.count - a.count || a.section.localeCompare(b.section)),
    people: groups(6)
      .slice(0, maxPeople)
      .map(({ actorId, actorName, count }) => ({ id: actorId, name: actorName ?? '', count })),
  };
}
