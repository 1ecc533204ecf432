import type { propertyRoutes } from '@courtyard/contract/properties/property/property';
import { type BulkAnswer, mostChosen } from '@courtyard/contract/fields/chosen-rows';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { say } from '../../../../platform/http/language/sentence';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { seesAll } from '../property.access';
import { ownPropertyIds } from '../property.sql';
import { propertyConditions } from './properties.sql';

type Chosen = z.output<(typeof propertyRoutes.archiveProperties)['body']>;
type Left = BulkAnswer['left'];

const mostNamed = 100;

/** As many as can be brought back at once. */
const mostUndone = 500;

interface PropertyVersion {
  id: string;
  version: number;
}

/** What of the properties the caller may change. */
const inReach = (context: CallContext) =>
  seesAll(context)
    ? sql<boolean>`true`
    : sql<boolean>`property.id in (${ownPropertyIds(context.caller.memberId, todayOf(context))})`;

async function recordAll(context: CallContext, ids: readonly string[], archived: boolean): Promise<void> {
  if (ids.length === 0) return;
  await recordChange(
    context,
    ids.map((id) => ({
      action: archived ? 'property.archive' : 'property.restore',
      subjectType: 'property',
      subjectId: id,
      changes: { archived: { before: !archived, after: archived } },
    })),
  );
}

function chosenRows(context: CallContext, chosen: Chosen): RawBuilder<SqlBool> {
  if ('things' in chosen) {
    const ids = chosen.things.map(({ id }) => id);
    return sql`property.id = any(${ids}::uuid[]) and ${inReach(context)}`;
  }
  const matching = propertyConditions(chosen.matching, todayOf(context));
  return sql`${matching} and property.id <> all(${chosen.except}::uuid[]) and ${inReach(context)}`;
}

/**
 * Archives those that were chosen in one transaction, each with its entry in the history. What was changed since it was
 * read, or is archived already, stays as it is and is named. Throws `list-changed` where the filters now find another
 * number than was confirmed.
 */
export async function archiveProperties(
  context: CallContext,
  chosen: Chosen,
): Promise<BulkAnswer & { archived: PropertyVersion[] }> {
  // From here on nobody else writes the list: what is counted is what is changed.
  await lockList(context.tx, 'property');
  const found = await context.tx
    .selectFrom('property')
    .select(['id', 'version'])
    .select([
      sql<string>`concat_ws(' ', nullif(building, ''), unit_number)`.as('name'),
      sql<boolean>`archived_at is not null`.as('archived'),
    ])
    .where(chosenRows(context, chosen))
    .limit(mostChosen + 1)
    .execute();
  if (found.length > mostChosen)
    throw invalid({}, say`These are more than ${mostChosen} properties: filter them further.`);
  if ('expected' in chosen && found.length !== chosen.expected)
    throw conflict(
      'list-changed',
      say`The list has changed: ${found.length} properties match now, not ${chosen.expected}. Nothing was archived. Look at the list and choose again.`,
    );
  const read = new Map('things' in chosen ? chosen.things.map(({ id, version }) => [id, version]) : []);
  const isStale = (row: { id: string; version: number }) => (read.get(row.id) ?? row.version) !== row.version;
  const [kept, left]: [string[], Left] = [[], []];
  for (const row of found) {
    if (row.archived) left.push({ id: row.id, name: row.name, reason: 'already' });
    else if (isStale(row)) left.push({ id: row.id, name: row.name, reason: 'changed-meanwhile' });
    else kept.push(row.id);
  }
  const archived = await archive(context, kept);
  const known = new Set(found.map(({ id }) => id));
  for (const id of read.keys()) if (!known.has(id)) left.push({ id, name: '', reason: 'not-found' });
  return {
    changed: kept.length,
    unchanged: left.length,
    left: left.slice(0, mostNamed),
    archived: archived.length > mostUndone ? [] : archived,
  };
}

async function archive(context: CallContext, ids: readonly string[]): Promise<PropertyVersion[]> {
  if (ids.length === 0) return [];
  const now = context.platform.clock();
  const archived = await context.tx
    .updateTable('property')
    .set((row) => ({ archivedAt: now, updatedAt: now, version: row('version', '+', 1) }))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning(['id', 'version'])
    .execute();
  await recordAll(context, ids, true);
  return archived;
}

/** Brings archived properties back, all or none. Throws conflict where one is not as it was at its version. */
export async function restoreProperties(
  context: CallContext,
  properties: readonly PropertyVersion[],
): Promise<{ restored: number }> {
  await lockList(context.tx, 'property');
  const ids = properties.map(({ id }) => id);
  const versions = properties.map(({ version }) => version);
  const rows = await context.tx
    .updateTable('property')
    .from(
      sql<PropertyVersion>`unnest(${ids}::uuid[], ${versions}::int[])`.as<'wanted'>(
        sql`wanted (id, version)`,
      ),
    )
    .set({
      archivedAt: null,
      updatedAt: context.platform.clock(),
      version: sql<number>`property.version + 1`,
    })
    .whereRef('property.id', '=', 'wanted.id')
    .whereRef('property.version', '=', 'wanted.version')
    .where('property.archivedAt', 'is not', null)
    .where(inReach(context))
    .returning('property.id')
    .execute();
  if (rows.length < new Set(ids).size) throw versionConflict('property');
  await recordAll(context, ids, false);
  return { restored: rows.length };
}
