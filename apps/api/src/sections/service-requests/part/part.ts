import type { RequestActor } from '@courtyard/contract/service-requests/request/request-states';
import { type SqlBool, sql } from 'kysely';
import { forbidden, notFound } from '../../../platform/http/problem';
import type { ReadContext } from '../../../platform/section/call-context';
import { isAboutCaller, isAssigned as isAssignedToCaller, type Relation, relationOf } from './part.sql';

/** What somebody may see and do of a request. */
export interface Part {
  relation: Relation | null;
  /** Sees all but internal comments. */
  seesAll: boolean;
  /** Reads internal comments. */
  readsNotes: boolean;
  /** Writes them, and moves the request on. */
  handles: boolean;
  /** Edits, assigns, merges and links. */
  manages: boolean;
  /** Writes to both sides. */
  comments: boolean;
  actors: readonly RequestActor[];
}

interface Facts {
  relation: Relation | null;
  isAssigned: SqlBool;
  isAbout: SqlBool;
  isOfCommunity: boolean;
}

/** From what the database knows of the caller and the request, and from their permissions. Null: they see nothing of it. */
export function partFrom(
  { relation, isAssigned, isAbout, isOfCommunity }: Facts,
  can: (permission: string) => boolean,
): Part | null {
  if (isAbout) return null;
  const isOfMine = Boolean(isAssigned);
  const reads = can('Community Requests Details View');
  const writes = can('My Request Create');
  const manages = reads && can('Community Request Update');
  const seesOwn = can('My Requests Details View');
  const isOwn = seesOwn && (relation === 'reported' || relation === 'unit' || isOfMine);
  if (!reads && !isOwn && !(seesOwn && isOfCommunity)) return null;
  const handles = manages || (isOfMine && seesOwn && writes);
  const isReporter = relation === 'reported' && writes;
  return {
    relation,
    seesAll: reads || isOwn,
    readsNotes: reads || (isOfMine && seesOwn),
    handles,
    manages,
    comments: handles || (isOwn && writes),
    actors: [...(isReporter ? (['reporter'] as const) : []), ...(handles ? (['handler'] as const) : [])],
  };
}

/** What the caller may see and do of a request; null for nothing, and where there is none. */
export async function findPart(context: ReadContext, requestId: string): Promise<Part | null> {
  const row = await context.tx
    .selectFrom('request')
    .select([
      relationOf(context).as('relation'),
      isAssignedToCaller(context).as('isAssigned'),
      isAboutCaller(context).as('isAbout'),
      sql<boolean>`request.visibility = 'community'`.as('isOfCommunity'),
    ])
    .where('request.id', '=', requestId)
    .executeTakeFirst();
  return row ? partFrom(row, (name) => context.caller.permissions.has(name)) : null;
}

/** As `findPart`. Throws notFound where that is nothing. */
export async function requirePart(context: ReadContext, requestId: string): Promise<Part> {
  const part = await findPart(context, requestId);
  if (!part) throw notFound('request');
  return part;
}

/** As `requirePart`, for those who edit, assign, merge and link. Throws forbidden. */
export async function requireManaged(context: ReadContext, requestId: string): Promise<Part> {
  const part = await requirePart(context, requestId);
  if (!part.manages) throw forbidden();
  return part;
}
