import { createHash } from 'node:crypto';
import type { MergedRecord, MergePreview } from '@courtyard/contract/people/member/merge';
import { canDecideOn } from '../../../../platform/auth/permissions/granting.service';
import { fileList } from '../../../../platform/files/attached-files.sql';
import { conflict } from '../../../../platform/http/problem';
import type { ReadContext } from '../../../../platform/section/call-context';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { standingId } from '../member.sql';
import { mergedEmergency, mergedLanguages } from './result/contacts.rules';
import { mergedRoles, mergedStatus, onlySignIn } from './merge.rules';
import { countsOf, type MergeRecord, recordOf } from './merge-records.sql';

export interface Both {
  memberId: string;
  otherId: string;
}

/** The two records. Throws where they are not for the caller to merge. */
export async function recordsOf(context: ReadContext, { memberId, otherId }: Both) {
  if (memberId === otherId)
    throw conflict('same-record', 'A record can’t be merged with itself. Choose another one.');
  for (const id of [memberId, otherId])
    if ((await standingId(context, id)) !== id)
      throw conflict('merged-already', 'One of these records was already merged. Open the remaining one.');
  const stays = await recordOf(context, memberId);
  const goes = await recordOf(context, otherId);
  await requireCanMerge(context, stays, goes);
  return { stays, goes };
}

/** Who signs in with another person's sign-in would act in their name, and nobody decides on oneself. */
async function requireCanMerge(context: ReadContext, stays: MergeRecord, goes: MergeRecord): Promise<void> {
  const { caller } = context;
  if (goes.id === caller.memberId)
    throw conflict(
      'own-record',
      'Your own record has to be the one that’s kept: open it, and merge the other into it.',
    );
  if (stays.id === caller.memberId && goes.hasSignIn)
    throw conflict(
      'own-record',
      'Someone signs in with the other record. Another administrator has to merge it with yours.',
    );
  if (stays.id === caller.memberId && goes.status === 'suspended')
    throw conflict(
      'own-record',
      'The other record is suspended, so yours would be too. Reinstate it first, or ask another administrator to merge them.',
    );
  if (!(await canDecideOn(context, [stays.id, goes.id])))
    throw conflict('administrator', 'Only an administrator can merge an administrator’s record.');
}

/** A hash of both records and of how much each has: another one, and something changed. */
export async function fingerprintOf(
  context: ReadContext,
  { stays, goes }: { stays: MergeRecord; goes: MergeRecord },
): Promise<{ fingerprint: string; counts: Awaited<ReturnType<typeof countsOf>> }> {
  const counts = await countsOf(context, { stays: stays.id, goes: goes.id });
  // Looking at them, and signing in, change the history of whoever looks: it moves nowhere.
  const told = counts
    .filter(({ rows }) => !('stays' in rows.fate))
    .map((count) => [count.rows.table, count.rows.column, count.stays, count.goes]);
  const text = JSON.stringify([stays, goes, told]);
  return { fingerprint: createHash('sha256').update(text).digest('hex'), counts };
}

/** What becomes of two records, as they are now. */
export async function previewOf(context: ReadContext, both: Both): Promise<MergePreview> {
  const { stays, goes } = await recordsOf(context, both);
  const { fingerprint, counts } = await fingerprintOf(context, { stays, goes });
  const { language } = await storedPreferences(context.tx, context.caller.memberId);
  const photos = await context.platform.files.describe(
    context.tx,
    [stays, goes].flatMap(({ profile }) => fileList(profile.photoFileId)),
  );
  const shown = ({ profile, contact, ...row }: MergeRecord): MergedRecord => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: profile.phone,
    about: profile.about,
    mailingAddress: contact.mailingAddress,
    homePhone: contact.homePhone,
    workPhone: contact.workPhone,
    photo: photos.get(profile.photoFileId ?? '') ?? null,
    status: row.status,
    hasSignIn: row.hasSignIn,
    memberSince: row.memberSince,
    roles: row.roles.map(({ id, name, endsOn }) => ({ id, name, endsOn })),
  });
  return {
    stays: shown(stays),
    goes: shown(goes),
    status: mergedStatus([stays, goes]),
    roles: mergedRoles([stays, goes]).map(({ id, name, endsOn }) => ({ id, name, endsOn })),
    languages: mergedLanguages(stays.contact, goes.contact),
    emergencyContacts: mergedEmergency(stays.contact, goes.contact).length,
    signIn: onlySignIn(stays.hasSignIn, goes.hasSignIn),
    moves: counts
      .filter((count) => count.goes > 0)
      .map(({ rows, ...count }) => ({ what: rows.label?.[language] ?? rows.table, ...count })),
    fingerprint,
  };
}
