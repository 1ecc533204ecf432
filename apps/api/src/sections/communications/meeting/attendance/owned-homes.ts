import { dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { ReadContext } from '../../../../platform/section/call-context';
import { ownersOn, type OwnerRow } from '../../../../platform/tenancy/profile/ports/owner-register';
import { homesAmong, type Invited } from './owned-homes.rules';

type Reading = Pick<ReadContext, 'tx' | 'tenant' | 'platform'>;

interface Meeting {
  id: string;
  startsAt: string;
}

type Kept = Invited & { ownedUnitIds: string[] | null };

const ownersOnItsDay = ({ tx, tenant, platform }: Reading, { startsAt }: Meeting) =>
  ownersOn(platform.sections, tx, dayAt(startsAt, tenant.timeZone));

/** Nobody's, where all are kept. */
async function ownersFor(context: Reading, meeting: Meeting, rows: readonly Kept[]): Promise<OwnerRow[]> {
  const isKept = rows.every(({ ownedUnitIds }) => ownedUnitIds !== null);
  return isKept ? [] : ownersOnItsDay(context, meeting);
}

function given<T extends Kept>(rows: readonly T[], owners: readonly OwnerRow[]) {
  const owned = homesAmong(owners);
  return rows.map((row) => ({ ...row, unitIds: row.ownedUnitIds ?? owned(row) }));
}

/**
 * Gives each of those who are invited with the homes that they own: as they were kept when the meeting opened, before that as
 * the register has them for its day.
 */
export const withHomes = async <T extends Kept>(context: Reading, meeting: Meeting, rows: readonly T[]) =>
  given(rows, await ownersFor(context, meeting, rows));

/** Everybody who is invited, whether they are there and the homes that they own; until it opens with how many homes have no owner among them. */
export async function standingAt(context: Reading, meeting: Meeting) {
  const rows = await context.tx
    .selectFrom('meetingAttendee')
    .select(['personKey', 'memberId', 'ownedUnitIds', 'presence'])
    .where('meetingId', '=', meeting.id)
    .execute();
  const owners = await ownersFor(context, meeting, rows);
  const people = given(rows, owners);
  const covered = new Set(people.flatMap(({ unitIds }) => unitIds));
  const others = owners.map(({ propertyId }) => propertyId).filter((id) => !covered.has(id));
  return { people, leftOut: new Set(others).size };
}

/** Keeps the homes of everybody who is invited: what is sold afterwards changes nothing of the meeting. */
export async function keepHomes(context: Reading, meeting: Meeting): Promise<void> {
  const { people } = await standingAt(context, meeting);
  const kept = people.map(({ personKey, unitIds }) => ({
    key: personKey,
    unitIds,
  }));
  await sql`
    update meeting_attendee set owned_unit_ids = array(select jsonb_array_elements_text(given.item -> 'unitIds')::uuid)
    from jsonb_array_elements(${JSON.stringify(kept)}::jsonb) given (item)
    where meeting_id = ${meeting.id} and person_key = (given.item ->> 'key')::uuid`.execute(context.tx);
}
