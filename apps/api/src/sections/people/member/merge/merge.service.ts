import { insertHeldRoles, removeHeldRoles } from '../../../../platform/auth/permissions/held-roles.sql';
import { updateMember } from '../../../../platform/tenancy/members.service';
import type { Member } from '@courtyard/contract/people/member/member';
import type { MergeInput, WhichRecord } from '@courtyard/contract/people/member/merge';
import { sql } from 'kysely';
import { changeOf } from '../../../../platform/audit/audit';
import {
  administratorIds,
  lastAdministrator,
  lockRights,
} from '../../../../platform/auth/permissions/granting.service';
import { endSessionsOf } from '../../../../platform/auth/sessions/end-sessions.service';
import { conflict, invalid } from '../../../../platform/http/problem';
import { recordChange } from '../../../../platform/section/call-context';
import { withdrawChanged } from '../../../../platform/tenancy/approvals/end-approval';
import { applyFate, type MergeContext } from '../../../../platform/tenancy/profile/merging/merged-rows';
import { notifyOfRights } from '../../role/assignment/given-roles';
import { getMember } from '../member.sql';
import { kept, mergedRoles, mergedStatus, onlySignIn, type RoleHeld } from './merge.rules';
import { type Both, fingerprintOf, recordsOf } from './merge-preview';
import { type MergeRecord, mergedRowsOf } from './merge-records.sql';
import { requireCanGainRoles } from './merge-rights';
import { mergeProfiles } from './result/merge-profiles';

type Said = Pick<MergeRecord, 'profile' | 'contact'>;

interface Records {
  stays: MergeRecord;
  goes: MergeRecord;
}

/** How many changes of the two people a merge lets go first before it waits for the next with what it holds. */
const lettingFirst = 5;

/**
 * Holds both rows, so that nothing new refers to either before both are one. A change refers to who makes it from its
 * beginning and may lock the rights later, so it is waited for without them: else each would wait for the other.
 */
async function hold({ tx }: MergeContext, { memberId, otherId }: Both): Promise<void> {
  const rows = (...ids: string[]) =>
    tx.selectFrom('member').select('id').where('id', 'in', ids).orderBy('id').forUpdate();
  for (let time = 0; time < lettingFirst; time += 1) {
    await sql`savepoint hold`.execute(tx);
    await lockRights(tx);
    const free = await rows(memberId, otherId).skipLocked().execute();
    const taken = [memberId, otherId].find((id) => !free.some((row) => row.id === id));
    if (taken === undefined) return;
    await sql`rollback to savepoint hold`.execute(tx);
    await rows(taken).execute();
    await sql`rollback to savepoint hold`.execute(tx);
  }
  await lockRights(tx);
  await rows(memberId, otherId).execute();
}

/** Whose sign-in stays. Throws where that of the only one who has any was not chosen. */
function signInOf({ stays, goes }: Records, chosen: WhichRecord): WhichRecord {
  const only = onlySignIn(stays.hasSignIn, goes.hasSignIn);
  if (only !== null && only !== chosen)
    throw invalid({ signIn: 'Only one of the two records has a sign-in, so it’s kept.' });
  return chosen;
}

/** Links of invitations go on leading to who is invited still, by the address that stays. */
async function endInvitations(
  { tx }: MergeContext,
  { stays, goes }: Records,
  openOf: string | null,
): Promise<void> {
  const ended = [stays.id, goes.id].filter((id) => id !== openOf);
  await tx
    .updateTable('invitation')
    .set((row) => ({ status: 'revoked', version: row('version', '+', 1) }))
    .where('memberId', 'in', ended)
    .where('status', '=', 'open')
    .execute();
}

async function writeRoles(
  { tx, tenant }: MergeContext,
  { stays, goes }: Records,
  roles: readonly RoleHeld[],
): Promise<void> {
  const before = await removeHeldRoles(tx, [stays.id, goes.id]);
  // What a role demands within some days, it does from when either had it.
  const sinceOf = (id: string) =>
    before
      .filter(({ roleId }) => roleId === id)
      .map(({ heldSince }) => heldSince)
      .toSorted()[0];
  const held = roles.map(({ id: roleId, endsOn, residencyId }) => ({
    tenantId: tenant.id,
    memberId: stays.id,
    roleId,
    endsOn,
    residencyId,
    heldSince: sinceOf(roleId),
  }));
  await insertHeldRoles(tx, held);
}

const untilOf = (roles: readonly RoleHeld[]) =>
  roles.map(({ name, endsOn }) => (endsOn === null ? name : `${name} (${endsOn})`));

/** The later of the days on which members ended; null where neither did. */
async function lastEnd(tx: MergeContext['tx'], memberIds: readonly string[]): Promise<string | null> {
  const { endedOn } = await tx
    .selectFrom('member')
    .select(({ fn }) => fn.max('endedOn').as('endedOn'))
    .where('id', 'in', [...memberIds])
    .executeTakeFirstOrThrow();
  return endedOn;
}

/** The record that goes gives its person up; that of the address which is kept is the other's then. */
async function writeMembers(
  { tx }: MergeContext,
  { stays, goes }: Records,
  { name, signIn }: { name: string; signIn: WhichRecord },
): Promise<void> {
  await updateMember(tx, goes.id, {
    identityId: null,
    mergedInto: stays.id,
    status: 'past',
    version: goes.version + 1,
  });
  const status = mergedStatus([stays, goes]);
  const [createdAt] = [stays.createdAt, goes.createdAt].toSorted((a, b) => Date.parse(a) - Date.parse(b));
  await updateMember(tx, stays.id, {
    identityId: signIn === 'this' ? stays.identityId : goes.identityId,
    displayName: name,
    status,
    ...(createdAt !== undefined && { createdAt }),
    accessEndedOn: status === 'past' ? stays.accessEndedOn : null,
    // Somebody was a member until both records had ended.
    ...(status === 'past' && {
      endedOn: await lastEnd(tx, [stays.id, goes.id]),
    }),
    version: stays.version + 1,
  });
}

/** In the histories of both records and of each role. */
function entriesOf(
  { stays, goes }: Records,
  after: { name: string; email: string; roles: readonly RoleHeld[]; said: Said },
) {
  const status = mergedStatus([stays, goes]);
  const { said, roles, name, email } = after;
  const given = roles.filter(({ id }) => !stays.roles.some((role) => role.id === id));
  const lost = stays.roles.filter(({ id }) => !roles.some((role) => role.id === id));
  return [
    changeOf(
      'member.merge',
      { member: stays.id },
      {
        name: stays.name,
        email: stays.email,
        status: stays.status,
        roles: untilOf(stays.roles),
        ...auditValues(stays),
      },
      {
        name,
        email,
        status,
        roles: untilOf(roles),
        ...auditValues(said),
        mergedWith: `${goes.name} (${goes.email})`,
      },
    ),
    changeOf(
      'member.merge',
      { member: goes.id },
      { status: goes.status, email: goes.email, roles: untilOf(goes.roles), ...auditValues(goes) },
      { status: 'past', mergedInto: name },
    ),
    ...goes.roles.map(({ id }) => changeOf('role.take', { role: id }, { holder: goes.name }, {})),
    ...lost.map(({ id }) => changeOf('role.take', { role: id }, { holder: stays.name }, {})),
    ...given.map(({ id }) => changeOf('role.give', { role: id }, {}, { holder: name })),
  ];
}

/** What the history tells: of those to call in an emergency their number alone, as of any change of them. */
const auditValues = ({ profile: { phone, about }, contact }: Said) => ({
  phone,
  about,
  mailingAddress: contact.mailingAddress,
  homePhone: contact.homePhone,
  workPhone: contact.workPhone,
  languages: contact.languages,
  emergencyContacts: contact.emergencyContacts.length,
});

/**
 * Makes two records of one person one: all that refers to either refers to the one that stays, in one transaction. Throws
 * where something changed since both were looked at.
 */
export async function mergeMembers(context: MergeContext, both: Both, input: MergeInput): Promise<Member> {
  const { tx, platform } = context;
  await hold(context, both);
  const records = await recordsOf(context, both);
  const { stays, goes } = records;
  const { fingerprint } = await fingerprintOf(context, records);
  if (fingerprint !== input.fingerprint)
    throw conflict(
      'changed-meanwhile',
      'One of the records changed while you were reviewing. Review them again, then merge.',
    );
  const signIn = signInOf(records, input.signIn);
  const roles = mergedRoles([stays, goes]);
  await requireCanGainRoles(context, roles, { ...records, signIn });
  const had = await administratorIds(tx);

  await endSessionsOf(context, goes.id);
  if (signIn === 'other' || mergedStatus([stays, goes]) !== 'active') await endSessionsOf(context, stays.id);
  const signer = signIn === 'this' ? stays : goes;
  await endInvitations(context, records, mergedStatus([stays, goes]) === 'invited' ? signer.id : null);
  await writeRoles(context, records, roles);
  const said = await mergeProfiles(context, records, input);
  const members = { from: goes.id, to: stays.id };
  for (const rows of mergedRowsOf(context)) await applyFate(context, rows, members);
  const name = kept(stays.name, goes.name, input.name) ?? stays.name;
  await writeMembers(context, records, { name, signIn });
  if (signer.email !== stays.email)
    for (const section of platform.sections)
      await section.followAddress(tx, { memberId: stays.id, before: stays.email, after: signer.email });

  if (had.length > 0 && (await administratorIds(tx)).length === 0) throw lastAdministrator();
  await recordChange(context, entriesOf(records, { name, email: signer.email, roles, said }));
  await withdrawChanged(context, 'people');
  await notifyOfRights(context, [stays.id, goes.id]);
  return getMember(context, stays.id);
}
