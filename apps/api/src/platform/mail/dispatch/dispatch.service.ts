import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../core/ids';
import { installationId } from '../../tenancy/community/location/installation';
import { skipCancelled } from './sending/recipients.sql';
import type { Platform } from '../../core/platform';
import { setsOf } from '../../core/time-slices';
import type { Tx } from '../../database/database';
import type { CalendarInvitation } from './content/invitation';
import type { DispatchStatus } from './dispatch.rules';

export const dispatchJob = 'dispatch.send';

/** Somebody who is to get a letter. */
export interface DispatchTo {
  /** Names the person for good, as the key of a recipient of an audience does: of one there is one letter. */
  who: string;
  name: string;
  /** Null where none is known: they are skipped, and say so. */
  address: string | null;
  language: 'en' | 'es';
  /** Why they get no e-mail, whatever their address. */
  withheld?: 'no-consent' | 'digest' | null;
  /** Values of the fields in the words, by name. */
  fields: Readonly<Record<string, string>>;
}

/** A letter to many: words with `{{fields}}` in them, and `{{unsubscribe}}` where a category is given. */
export interface DispatchInput {
  tenantId: string;
  /** The section whose record it is, and the page that tells of it. */
  section: string;
  link: string;
  /** What its readers can unsubscribe from; null for what law or documents demand: it goes to those who unsubscribed, too. */
  category: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** Goes with each letter into the reader's own calendar, with them alone as its attendee. */
  invitation?: CalendarInvitation;
  fromName: string;
  replyTo: string | null;
  sentBy: string;
  /** When it goes out. */
  dueAt: Date;
  /** How long after its end it is known who got it; null: as long as the record that it is of. */
  keptDays: number | null;
  to: readonly DispatchTo[];
}

/**
 * Writes a letter to many down, in the caller's transaction; it goes out by itself when it is due. Recipients are as of now.
 * Those without an address, with one that gets no letters, and, where one may unsubscribe, further ones of an address that gets
 * one already, are skipped with the reason. Gives its id.
 */
export async function startDispatch(
  platform: Platform,
  tx: Tx,
  { to, invitation, ...input }: DispatchInput,
): Promise<string> {
  const id = newId();
  const now = platform.clock();
  const installation = await installationId(platform, tx, input.tenantId);
  await tx
    .insertInto('dispatch')
    .values({
      ...input,
      id,
      invitation: invitation ? JSON.stringify(invitation) : null,
      status: 'waiting',
      watchedAt: now,
      installation,
    })
    .execute();
  const seen = new Set<string>();
  const rows = to.map(({ address, withheld = null, ...one }) => {
    const at = address?.toLowerCase() ?? null;
    const isRepeated = input.category !== null && at !== null && seen.has(at);
    // Whose letter is withheld leaves the address to who shares it.
    if (at !== null && withheld === null) seen.add(at);
    const reason = at === null ? 'no-address' : isRepeated ? 'same-address' : withheld;
    return { ...one, id: newId(), address: at, reason, state: reason === null ? 'waiting' : 'skipped' };
  });
  for (const set of setsOf(rows, 500)) await insertRecipients(tx, { ...input, id, now }, set);
  await sql`update dispatch_recipient r set state = 'skipped', reason = b.because from mail_block b
    where r.dispatch_id = ${id} and r.state = 'waiting' and b.address = r.address
      and (b.category = '*' or b.category = ${input.category})`.execute(tx);
  await platform.jobs.enqueue(
    tx,
    dispatchJob,
    { tenantId: input.tenantId, dispatchId: id },
    { startAfter: input.dueAt, key: id },
  );
  return id;
}

async function insertRecipients(
  tx: Tx,
  { tenantId, id, now }: { tenantId: string; id: string; now: Date },
  rows: readonly object[],
): Promise<void> {
  await sql`insert into dispatch_recipient
      (tenant_id, dispatch_id, id, who, name, address, language, fields, state, reason, changed_at)
    select ${tenantId}::uuid, ${id}::uuid, row.id, row.who, row.name, row.address, row.language, row.fields, row.state,
      row.reason, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, who text, name text, address text,
      language text, fields jsonb, state text, reason text)
    on conflict (tenant_id, dispatch_id, who) do nothing`.execute(tx);
}

/** From which status a person's action leads where. */
const actions = {
  pause: { from: ['waiting', 'sending'], to: 'paused' },
  resume: { from: ['paused', 'held'], to: 'waiting' },
  cancel: { from: ['waiting', 'sending', 'paused', 'held'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly DispatchStatus[]; to: DispatchStatus }>;

export type DispatchAction = keyof typeof actions;

/** Pauses, resumes or stops a dispatch; false where it stands otherwise. Resumed, it goes on now, here, or at its time if that is yet to come. */
export async function applyDispatchAction(
  platform: Platform,
  tx: Tx,
  { tenantId, dispatchId, action }: { tenantId: string; dispatchId: string; action: DispatchAction },
): Promise<boolean> {
  const now = platform.clock();
  const { from, to } = actions[action];
  const installation = await installationId(platform, tx, tenantId);
  const row = await tx
    .updateTable('dispatch')
    .set((dispatch) => ({
      status: to,
      ...(action === 'resume' && {
        installation,
        heldBecause: null,
        watchedAt: now,
        dueAt: sql<string>`greatest(${dispatch.ref('dueAt')}, ${now})`,
      }),
      ...(action === 'cancel' && { endedAt: now }),
    }))
    .where('id', '=', dispatchId)
    .where('status', 'in', [...from])
    .returning('dueAt')
    .executeTakeFirst();
  if (!row) return false;
  if (action === 'cancel') await skipCancelled(tx, { dispatchId, now });
  if (action === 'resume')
    await platform.jobs.enqueue(
      tx,
      dispatchJob,
      { tenantId, dispatchId },
      { startAfter: new Date(row.dueAt) },
    );
  return true;
}

/**
 * Tries once more those that were refused, and, only where it is asked for, those of whom it is not known whether they got it.
 * Gives how many; blocked addresses are left out, and whoever `to`, SQL on a recipient `r`, says no of.
 */
export async function retryRecipients(
  platform: Platform,
  tx: Tx,
  {
    tenantId,
    dispatchId,
    states,
    to = sql<boolean>`true`,
  }: {
    tenantId: string;
    dispatchId: string;
    states: readonly ('refused' | 'unknown')[];
    to?: RawBuilder<boolean>;
  },
): Promise<number> {
  const now = platform.clock();
  const { rows } = await sql<{ count: number }>`
    with again as (
      update dispatch_recipient r set state = 'waiting', reason = null, answer = null, next_at = null, first_tried_at = null,
        changed_at = ${now}
      from dispatch d where d.id = ${dispatchId} and r.dispatch_id = d.id and r.state = any(${[...states]}::text[])
        and d.status in ('sending', 'done', 'paused') and ${to}
        and not exists (select from mail_block b where b.address = r.address and b.category in ('*', d.category))
      returning r.id)
    select count(*)::int as count from again`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return 0;
  await tx
    .updateTable('dispatch')
    .set({ status: 'sending', watchedAt: now, endedAt: null })
    .where('id', '=', dispatchId)
    .where('status', '=', 'done')
    .execute();
  await platform.jobs.enqueue(tx, dispatchJob, { tenantId, dispatchId });
  return count;
}
