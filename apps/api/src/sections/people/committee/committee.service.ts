import {
  type Committee,
  type CommitteeChange,
  committeeInput,
  type CommitteeInput,
} from '@courtyard/contract/people/committee/committee';
import { sql } from 'kysely';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import type { Tx } from '../../../platform/database/database';
import { conflict, invalid, notFound } from '../../../platform/http/problem';
import { type CallContext, recordChange, todayOf } from '../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../platform/section/conflicts';
import { writtenFields } from '../../../platform/section/fields';
import { requireDecidesNothing } from '../../../platform/tenancy/approvals/rules/approval-rule.sql';
import { getCommittee } from './committee.sql';

const problems = {
  committee_name: () => invalid({ name: 'A committee with this name already exists.' }),
};

const auditValues = (committee: Committee) => writtenFields(committeeInput, committee);

/** Who writes to a committee and its terms follows the one before. Throws notFound for one that is not there. */
export async function lockCommittee(tx: Tx, committeeId: string) {
  const row = await tx
    .selectFrom('committee')
    .select(['id', 'name', 'seats', 'status'])
    .where('id', '=', committeeId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('committee');
  return row;
}

export async function createCommittee(context: CallContext, input: CommitteeInput): Promise<Committee> {
  const id = newId();
  const adding = context.tx
    .insertInto('committee')
    .values({ tenantId: context.tenant.id, id, ...input })
    .execute();
  await withConstraintProblems(adding, problems);
  const made = await getCommittee(context, id);
  await recordChange(context, changeOf('committee.create', { committee: id }, {}, auditValues(made)));
  return made;
}

/** A seat that somebody has, or will have, stays. */
async function requireFree(context: CallContext, committeeId: string, seats: number): Promise<void> {
  const { rows } = await sql<{ seat: number | null }>`
    select max(seat) as seat from committee_term
    where committee_id = ${committeeId} and (ends_on is null or ends_on >= ${todayOf(context)})`.execute(
    context.tx,
  );
  if ((rows[0]?.seat ?? 0) > seats)
    throw invalid({ seats: 'A seat above this number is filled: end or change that term first.' });
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateCommittee(
  context: CallContext,
  committeeId: string,
  { version, ...change }: CommitteeChange,
): Promise<Committee> {
  await lockCommittee(context.tx, committeeId);
  const before = await getCommittee(context, committeeId);
  if (before.version !== version) throw versionConflict('committee');
  if (change.status === 'dissolved' && before.status !== 'dissolved')
    await requireDecidesNothing(context, { groupId: committeeId });
  if (change.seats < before.seats) await requireFree(context, committeeId, change.seats);
  const changing = context.tx
    .updateTable('committee')
    .set({ ...change, version: version + 1, updatedAt: context.platform.clock() })
    .where('id', '=', committeeId)
    .execute();
  await withConstraintProblems(changing, problems);
  const after = await getCommittee(context, committeeId);
  await recordChange(
    context,
    changeOf('committee.update', { committee: committeeId }, auditValues(before), auditValues(after)),
  );
  return after;
}

/** Takes out one that was added by mistake; who served stays known. */
export async function removeCommittee(context: CallContext, committeeId: string): Promise<void> {
  await lockCommittee(context.tx, committeeId);
  const before = await getCommittee(context, committeeId);
  const term = await context.tx
    .selectFrom('committeeTerm')
    .select('id')
    .where('committeeId', '=', committeeId)
    .limit(1)
    .executeTakeFirst();
  if (term)
    throw conflict(
      'committee-has-past',
      'This committee has had members, so it can’t be deleted. Dissolve it instead; its history is kept.',
    );
  await requireDecidesNothing(context, { groupId: committeeId });
  await context.tx.deleteFrom('committee').where('id', '=', committeeId).execute();
  await recordChange(
    context,
    changeOf('committee.remove', { committee: committeeId }, auditValues(before), {}),
  );
}
