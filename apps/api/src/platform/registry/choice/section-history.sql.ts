import type { SectionSetting } from '@courtyard/contract';
import type { Tx } from '../../database/database';
import { describeChange, describeMove } from './history.rules';

type Entry = SectionSetting['history'][number];

/** Entries of a section's history that are shown. */
const shown = 20;

/** What happened to each section lately, by id, newest first: moves of its channels, and this community's own choices. */
export async function historyOf(tx: Tx): Promise<Map<string, Entry[]>> {
  const moves = await tx
    .selectFrom('section_channel_log')
    .selectAll()
    .orderBy('moved_at', 'desc')
    .limit(200)
    .execute();
  const choices = await tx
    .selectFrom('audit_log')
    .select(['subject_id', 'at', 'actor_name', 'changes'])
    .where('subject_type', '=', 'section')
    .orderBy('at', 'desc')
    .limit(200)
    .execute();
  const entries = [
    ...moves.map((row) => ({
      id: row.section_id,
      at: row.moved_at,
      actor: row.actor,
      change: describeMove({
        reason: row.reason,
        channel: row.channel,
        from: row.from_version,
        to: row.to_version,
      }),
    })),
    ...choices.map((row) => ({
      id: row.subject_id,
      at: row.at,
      actor: row.actor_name,
      change: describeChange(row.changes),
    })),
  ];
  const bySection = new Map<string, Entry[]>();
  for (const { id, ...entry } of entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const list = bySection.get(id) ?? [];
    if (list.length < shown) bySection.set(id, [...list, entry]);
  }
  return bySection;
}
