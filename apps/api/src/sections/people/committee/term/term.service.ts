import type { Term, TermChange, TermInput } from '@courtyard/contract/people/committee/term';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { invalid, notFound } from '../../../../platform/http/problem';
import { msg } from '../../../../platform/http/language/sentence';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { lockCommittee } from '../committee.service';
import { findTerm } from './term.sql';

interface Place {
  committeeId: string;
  termId: string;
}

/** The database refuses what overlaps, whoever writes first. */
const problems = {
  committee_seat_once: () => invalid({ seat: 'This seat is filled during those dates.' }),
  committee_member_once: () =>
    invalid({ memberId: 'This member already has a seat on the committee during those dates.' }),
  committee_office_once: () => invalid({ office: 'This office is held by someone else during those dates.' }),
};

/** The member of a term is not chosen again when it is changed: then an overlap of theirs is one of days. */
const problemsOfChange = {
  ...problems,
  committee_member_once: () =>
    invalid({ startsOn: 'This member already has a seat on the committee during those dates.' }),
};

const auditValues = ({ seat, office, startsOn, endsOn, member }: Term) => ({
  member: member.name,
  seat,
  office,
  startsOn,
  endsOn,
});

async function getTerm(context: CallContext, place: Place): Promise<Term> {
  const found = await findTerm(context, place);
  if (!found) throw notFound('term');
  return found;
}

function requireSeat(seat: number, seats: number): void {
  if (seat > seats) throw invalid({ seat: msg`The committee has ${seats} seats.` });
}

/** Who is past has left; who is invited or suspended may be elected. */
async function requireMember({ tx }: CallContext, memberId: string): Promise<void> {
  const found = await tx
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  if (!found || found.status === 'past') throw invalid({ memberId: 'Choose a member of the community.' });
}

export async function createTerm(context: CallContext, committeeId: string, input: TermInput): Promise<Term> {
  const { seats, status } = await lockCommittee(context.tx, committeeId);
  if (status === 'dissolved')
    throw invalid({ seat: 'This committee is dissolved: no new terms can be added.' });
  requireSeat(input.seat, seats);
  await requireMember(context, input.memberId);
  const id = newId();
  const adding = context.tx
    .insertInto('committeeTerm')
    .values({ tenantId: context.tenant.id, id, committeeId, ...input })
    .execute();
  await withConstraintProblems(adding, problems);
  const made = await getTerm(context, { committeeId, termId: id });
  await recordChange(context, changeOf('term.create', { committee: committeeId }, {}, auditValues(made)));
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateTerm(
  context: CallContext,
  place: Place,
  { version, ...change }: TermChange,
): Promise<Term> {
  const { seats } = await lockCommittee(context.tx, place.committeeId);
  const before = await getTerm(context, place);
  if (before.version !== version) throw versionConflict('term');
  if (change.seat !== before.seat) requireSeat(change.seat, seats);
  const changing = context.tx
    .updateTable('committeeTerm')
    .set({ ...change, version: version + 1, updatedAt: context.platform.clock() })
    .where('id', '=', place.termId)
    .execute();
  await withConstraintProblems(changing, problemsOfChange);
  const after = await getTerm(context, place);
  // Whose term it is stays: it is told beside what changed.
  const { member } = auditValues(after);
  const entry = changeOf(
    'term.update',
    { committee: place.committeeId },
    auditValues(before),
    auditValues(after),
  );
  await recordChange(context, {
    ...entry,
    changes: { member: { before: member, after: member }, ...entry.changes },
  });
  return after;
}

/** Takes out a term that was entered by mistake; the history keeps it. */
export async function removeTerm(context: CallContext, place: Place): Promise<void> {
  await lockCommittee(context.tx, place.committeeId);
  const before = await getTerm(context, place);
  await context.tx.deleteFrom('committeeTerm').where('id', '=', place.termId).execute();
  await recordChange(
    context,
    changeOf('term.remove', { committee: place.committeeId }, auditValues(before), {}),
  );
}
