import { updateHeldRoles } from '../../../../../platform/auth/permissions/held-roles.sql';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type {
  CheckedInvitation,
  CheckedInvitations,
} from '@courtyard/contract/people/admission/invitation/invitation-file';
import { maxFileRows } from '@courtyard/contract/people/admission/invitation/invitation-file';
import type { notInvitedReasons } from '@courtyard/contract/people/admission/invitation/invitation.values';
import { sql } from 'kysely';
import { lockRights } from '../../../../../platform/auth/permissions/granting.service';
import { inTimeSlices } from '../../../../../platform/core/time-slices';
import { requireUpload } from '../../../../../platform/files/storage/own-upload';
import { readSheet, UnreadableFile } from '../../../../../platform/files/csv/csv.rules';
import type { Call } from '../../../../../platform/http/implement';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { conflict, invalid, Problem } from '../../../../../platform/http/problem';
import { type CallContext, todayOf } from '../../../../../platform/section/call-context';
import { giveResidency, homesNamed, requireCanGiveHome } from '../../../../properties';
import { requireCanAdmit } from '../../admission.service';
import { inviteOne, mailbox } from '../invitation.service';
import { type FileRow, type Known, rowsOfSheet, type Wanted, wantedOf } from './invitation-file.rules';

type FileContext = CallContext & Pick<Call, 'translate'>;

const leftBecause: Readonly<Record<(typeof notInvitedReasons)[number], Text>> = {
  member: 'Already a member.',
  invited: 'Already invited, no answer yet.',
};

/** The rows of a file that the caller uploaded. Throws for one that cannot be read, or is too long. */
async function readRows(context: FileContext, fileId: string): Promise<FileRow[]> {
  const { tx, platform } = context;
  await requireUpload(context, fileId);
  const refuse = (said: Text) => invalid({ fileId: said }, said);
  const bytes = await buffer(await platform.files.read(tx, fileId));
  const rows = await inTimeSlices(readSheet(bytes)).then(rowsOfSheet, (error: unknown) => {
    throw error instanceof UnreadableFile ? refuse(error.said) : error;
  });
  if (rows === null) throw refuse('The file has no column with email addresses.');
  if (rows.length > maxFileRows)
    throw refuse(msg`The file has ${rows.length} rows; the limit is ${maxFileRows}. Split it.`);
  return rows;
}

/** The home that somebody rents or lives in, with its days; the roles that end on its last day end with it. */
async function settle(context: CallContext, memberId: string, wanted: Wanted): Promise<void> {
  const { propertyId, relation, startsOn, endsOn, email, name } = wanted;
  if (propertyId === null || relation === 'owner') return;
  const period = { kind: relation, startsOn: startsOn ?? todayOf(context), endsOn };
  const member = { memberId, name: name ?? mailbox(email), email };
  const { id: residencyId } = await giveResidency(context, member, { propertyId, ...period });
  if (endsOn !== null) await updateHeldRoles(context.tx, { memberId }, { residencyId });
}

/** Invites one row. Gives why it is not invited; throws Problem where it may not be. */
async function inviteRow(context: CallContext, wanted: Wanted): Promise<Text | null> {
  const { email, name, roleIds, endsOn, propertyId, relation, language } = wanted;
  if (propertyId !== null) await requireCanGiveHome(context, { propertyId, relation });
  const admission = {
    roleIds,
    ends: endsOn === null ? {} : Object.fromEntries(roleIds.map((id) => [id, endsOn])),
    propertyId: relation === 'owner' ? propertyId : null,
    relation,
    startsOn: null,
    endsOn: null,
  };
  await requireCanAdmit(context, admission);
  const person = { email, name: name ?? mailbox(email), language };
  const { memberId, reason } = await inviteOne(context, person, admission);
  if (memberId === null) return leftBecause[reason];
  await settle(context, memberId, wanted);
  return null;
}

const reasonIn = ({ detail, fields, title }: Problem): Text =>
  Object.values(fields ?? {})[0] ?? detail ?? title;

/** Invites every row by itself: what of one may not be leaves the others as they are. */
async function inviteRows(context: FileContext, rows: readonly FileRow[]): Promise<CheckedInvitations> {
  const { tx, translate } = context;
  await lockRights(tx);
  const known: Known = {
    roles: await tx.selectFrom('role').select(['id', 'name']).execute(),
    homes: await homesNamed(tx, [...new Set(rows.map(({ home }) => home.toLowerCase()).filter(Boolean))]),
    today: todayOf(context),
  };
  const lines = new Map<string, number>();
  const checked: CheckedInvitation[] = [];
  for (const row of rows) {
    const { line, email, name, roles, home } = row;
    const add = (verdict: CheckedInvitation['verdict'], reason: Text | null) =>
      checked.push({ line, email, name, roles, home, verdict, reason: reason && translate(reason) });
    const wanted = wantedOf(row, known);
    const before = lines.get(email.toLowerCase());
    lines.set(email.toLowerCase(), before ?? line);
    if ('reason' in wanted) add('error', wanted.reason);
    else if (before !== undefined) add('error', msg`Duplicate of the address on line ${before}.`);
    else {
      await sql`savepoint invited_row`.execute(tx);
      try {
        const reason = await inviteRow(context, wanted);
        add(reason === null ? 'invite' : 'leave', reason);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        await sql`rollback to savepoint invited_row`.execute(tx);
        add('error', reasonIn(error));
      }
      await sql`release savepoint invited_row`.execute(tx);
    }
  }
  const countOf = (verdict: CheckedInvitation['verdict']) =>
    checked.filter((row) => row.verdict === verdict).length;
  const told = JSON.stringify(checked.map(({ line, email, verdict }) => [line, email, verdict]));
  return {
    rows: checked,
    counts: { invite: countOf('invite'), leave: countOf('leave'), error: countOf('error') },
    fingerprint: createHash('sha256').update(told).digest('hex'),
  };
}

/** What would become of each row: all are invited, and taken back before anybody hears of it. */
export async function checkInvitations(context: FileContext, fileId: string): Promise<CheckedInvitations> {
  const rows = await readRows(context, fileId);
  await sql`savepoint dry_run`.execute(context.tx);
  const checked = await inviteRows(context, rows);
  await sql`rollback to savepoint dry_run`.execute(context.tx);
  return checked;
}

/** Invites every row that can be. Throws, and invites nobody, where the rows come out otherwise than they were shown. */
export async function inviteFromFile(
  context: FileContext,
  { fileId, fingerprint }: { fileId: string; fingerprint: string },
): Promise<CheckedInvitations> {
  const done = await inviteRows(context, await readRows(context, fileId));
  if (done.fingerprint !== fingerprint)
    throw conflict(
      'file-stale',
      'Some rows have changed since the file was checked. No one was invited: check it again.',
    );
  return done;
}
