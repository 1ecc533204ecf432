import type { RequestKind, RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import {
  kindsWithSubject,
  requestKinds,
} from '@courtyard/contract/service-requests/kind/request-kind.values';
import { sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import type { KindDefinition } from './request-kind.tables';
import { shippedKinds } from './shipped-kinds.labels';

type Reading = Pick<ReadContext, 'tx' | 'tenant'>;

export const hasSubject = (kind: RequestKindName): boolean => kindsWithSubject.some((each) => each === kind);

interface StoredKind extends KindDefinition {
  kind: RequestKindName;
  isActive: boolean;
  number: number;
  version: number;
}

async function storedKinds({ tx }: Pick<ReadContext, 'tx'>): Promise<StoredKind[]> {
  const { rows } = await sql<StoredKind>`
    select request_kind.kind, request_kind.is_active as "isActive", request_kind.version, latest.number,
      latest.definition -> 'fields' as fields, latest.definition -> 'categories' as categories
    from request_kind cross join lateral (
      select number, definition from request_kind_version made where made.tenant_id = request_kind.tenant_id
        and made.kind = request_kind.kind order by number desc limit 1) latest`.execute(tx);
  return rows;
}

const shipped = (kind: RequestKindName): StoredKind => ({
  kind,
  isActive: true,
  number: 0,
  version: 0,
  ...shippedKinds[kind],
});

/** The kinds of the community, in the order of the product: as it has them, or as they are shipped. */
export async function kindsOf(context: Pick<ReadContext, 'tx'>): Promise<RequestKind[]> {
  const stored = new Map((await storedKinds(context)).map((each) => [each.kind, each]));
  return requestKinds.map((kind) => {
    const own = stored.get(kind) ?? shipped(kind);
    // Fields are the product's: what the community set are the categories.
    return { ...own, fields: shippedKinds[kind].fields, hasSubject: hasSubject(kind) };
  });
}

export async function kindOf(context: Pick<ReadContext, 'tx'>, kind: RequestKindName): Promise<RequestKind> {
  const found = (await kindsOf(context)).find((each) => each.kind === kind);
  if (!found) throw new Error(`${kind} is no kind of request`);
  return found;
}

/** Adds a version where a kind has none that is like this. Gives its number. */
export async function keepVersion(
  { tx, tenant }: Reading,
  kind: RequestKindName,
  { fields, categories }: KindDefinition,
): Promise<number> {
  const tenantId = tenant.id;
  // Two who open the first request at once make one version.
  await sql`select pg_advisory_xact_lock(hashtextextended('request kind ' || ${tenantId}::text || ${kind}, 0))`.execute(
    tx,
  );
  await tx
    .insertInto('requestKind')
    .values({ tenantId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const latest = await tx
    .selectFrom('requestKindVersion')
    .select(['number', 'definition'])
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const definition = { fields, categories };
  if (latest && sameDefinition(latest.definition, definition)) return latest.number;
  const number = (latest?.number ?? 0) + 1;
  await tx
    .insertInto('requestKindVersion')
    .values({ tenantId, kind, number, definition: JSON.stringify(definition) })
    .execute();
  return number;
}

/** `jsonb` keeps keys in an order of its own. */
const ordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(ordered)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, each]) => [key, ordered(each)]),
        )
      : value;

const sameDefinition = (one: KindDefinition, other: KindDefinition) =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** The version of a kind that a request of today is opened with. */
export async function currentVersion(context: Reading, kind: RequestKindName): Promise<RequestKind> {
  const now = await kindOf(context, kind);
  return { ...now, number: await keepVersion(context, kind, now) };
}
