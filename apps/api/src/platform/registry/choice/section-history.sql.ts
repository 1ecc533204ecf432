import type { SectionSetting } from '@courtyard/contract';
import type { Tx } from '../../database/database';
import type { Text } from '../../http/language/sentence';
import { describeChange, describeMove } from './history.rules';

type Entry = SectionSetting['history'][number];

/** Entries of a section's history that are shown. */
const shown = 20;

/** What happened to each section lately, by id, newest first: moves of its channels, and this community's own choices; in the words of `tell`. */
export async function historyOf(tx: Tx, translate: (text: Text) => string): Promise<Map<string, Entry[]>> {
  const moves = await tx
    .selectFrom('sectionChannelLog')
    .selectAll()
    .orderBy('movedAt', 'desc')
    .limit(200)
    .execute();
  const choices = await tx
    .selectFrom('auditLog')
    .select(['subjectId', 'at', 'actorName', 'changes'])
    .where('subjectType', '=', 'section')
    .orderBy('at', 'desc')
    .limit(200)
    .execute();
  const entries = [
    ...moves.map((row) => ({
      id: row.sectionId,
      at: row.movedAt,
      actor: row.actor,
      change: translate(
        describeMove({ reason: row.reason, channel: row.channel, from: row.fromVersion, to: row.toVersion }),
      ),
    })),
    ...choices.map((row) => ({
      id: row.subjectId,
      at: row.at,
      actor: row.actorName,
      change: describeChange(row.changes).map(translate).join(', '),
    })),
  ];
  const bySection = new Map<string, Entry[]>();
  for (const { id, ...entry } of entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))) {
    const list = bySection.get(id) ?? [];
    if (list.length < shown) bySection.set(id, [...list, entry]);
  }
  return bySection;
}
