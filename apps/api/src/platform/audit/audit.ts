import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../core/ids';
import { setsOf } from '../core/time-slices';
import type { Tx } from '../database/database';

export interface AuditEntry {
  /** `property.update`: the record and what was done. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** The value before and after, by field. */
  changes: Record<string, { before: unknown; after: unknown }>;
}

export interface AuditActor {
  tenantId: string;
  /** Null for what the system did itself. */
  memberId: string | null;
  displayName: string;
  address?: string;
  requestId?: string;
}

/** Writes one line of the history in the transaction of the change itself, so that neither is without the other. */
export async function writeAudit(tx: Tx, actor: AuditActor, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({
      tenantId: actor.tenantId,
      id: newId(),
      actorMemberId: actor.memberId,
      actorName: actor.displayName,
      action: entry.action,
      subjectType: entry.subjectType,
      subjectId: entry.subjectId,
      changes: JSON.stringify(entry.changes),
      address: actor.address ?? null,
      requestId: actor.requestId ?? null,
    })
    .execute();
}

/**
 * One line of the history that tells the day and nothing more: not who, from where, in which call, nor when on that day. For
 * what has to be recorded and must lead to nobody. The day begins at `from`.
 */
export async function writeAuditOfDay(
  tx: Tx,
  tenantId: string,
  from: Date,
  entry: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({
      tenantId,
      // An id that is made from the time would tell it.
      id: randomUUID(),
      at: from,
      actorMemberId: null,
      actorName: 'Courtyard',
      action: entry.action,
      subjectType: entry.subjectType,
      subjectId: entry.subjectId,
      changes: JSON.stringify(entry.changes),
      address: null,
      requestId: null,
    })
    .execute();
}

/** As `writeAudit`, for any number of changes, set by set. */
export async function writeAudits(tx: Tx, actor: AuditActor, entries: readonly AuditEntry[]): Promise<void> {
  for (const set of setsOf(entries)) await insertEntries(tx, actor, set);
}

async function insertEntries(tx: Tx, actor: AuditActor, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({ id: newId(), ...entry }));
  await sql`
    insert into audit_log (tenant_id, id, actor_member_id, actor_name, action, subject_type, subject_id, changes,
      address, request_id)
    select ${actor.tenantId}::uuid, id, ${actor.memberId}::uuid, ${actor.displayName}, action, "subjectType",
      "subjectId", changes, ${actor.address ?? null}, ${actor.requestId ?? null}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id uuid, action text, "subjectType" text, "subjectId" text, changes jsonb)`.execute(tx);
}

/** Before and after of the fields that differ, for `AuditEntry.changes`. */
export function changesBetween<T extends Record<string, unknown>>(
  before: Partial<T>,
  after: Partial<T>,
): AuditEntry['changes'] {
  const changes: AuditEntry['changes'] = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = before[field] ?? null;
    const is = after[field] ?? null;
    if (JSON.stringify(was) !== JSON.stringify(is)) changes[field] = { before: was, after: is };
  }
  return changes;
}

/**
 * The entry for a change of one record: what was done, the record by its kind (`{ asset: id }`), and its facts before and after;
 * `{}` before one that is made, and after one that is removed.
 */
export function changeOf(
  action: string,
  subject: Readonly<Record<string, string>>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditEntry {
  const [[subjectType, subjectId] = ['', '']] = Object.entries(subject);
  return { action, subjectType, subjectId, changes: changesBetween<Record<string, unknown>>(before, after) };
}
