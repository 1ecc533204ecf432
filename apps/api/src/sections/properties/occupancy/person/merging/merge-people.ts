import { labelsFrom } from '@courtyard/contract/fields/labels';
import { updateHeldRoles } from '../../../../../platform/auth/permissions/held-roles.sql';
import { sql } from 'kysely';
import { changeOf } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import { withoutOverlaps } from '../../../../../platform/tenancy/profile/merging/overlaps.rules';
import { lockList } from '../../../../../platform/database/lists/lock-list';
import { recordChange, todayOf } from '../../../../../platform/section/call-context';
import type {
  MergeContext,
  MergedMembers,
  MergedRows,
} from '../../../../../platform/tenancy/profile/merging/merged-rows';
import { summarize } from '../../../property/property.sql';
import { addedUp, type Share } from './shares.rules';
import en from '../../../properties.en.json';
import es from '../../../properties.es.json';

const labels = labelsFrom(en, es);

/** Two people by their ids, and how the one that stays is called. */
interface People {
  from: string;
  to: string;
  name: string;
}

const fold = ({ tx }: MergeContext, table: 'ownership' | 'residency', ids: string[], { from, to }: People) =>
  sql`select courtyard.fold_periods(${table}, ${ids}::uuid[], ${from}, ${to})`.execute(tx);

type PeriodRow = { personId: string; propertyId: string };

/** Rows of both by property; those of the one that stays first. */
function byProperty<R extends PeriodRow>(rows: readonly R[], { to }: People): Map<string, R[]> {
  const grouped = new Map<string, R[]>();
  for (const row of rows.toSorted((a, b) => Number(b.personId === to) - Number(a.personId === to)))
    grouped.set(row.propertyId, [...(grouped.get(row.propertyId) ?? []), row]);
  return grouped;
}

/** Somebody owns on each day what was recorded of either; what overlaps is written as one row after the other. */
async function mergeOwnerships(context: MergeContext, people: People): Promise<string[]> {
  const { tx, tenant } = context;
  const rows = await tx
    .selectFrom('ownership')
    .select(['id', 'personId', 'propertyId', 'startsOn', 'endsOn', 'shareMillionths'])
    .where('personId', 'in', [people.from, people.to])
    .orderBy('startsOn')
    .execute();
  for (const [propertyId, held] of byProperty(rows, people)) {
    const { gone, later } = withoutOverlaps(held);
    if (gone.length + later.length === 0) continue;
    const before = held.map(({ shareMillionths, startsOn, endsOn }) => ({
      shareMillionths,
      startsOn,
      endsOn,
    }));
    const after = addedUp(before);
    const [kept, ...others] = held.map(({ id }) => id);
    await fold(context, 'ownership', others, people);
    for (const [place, share] of after.entries()) {
      const row = { personId: people.to, ...share };
      if (place === 0)
        await tx
          .updateTable('ownership')
          .set((own) => ({ ...row, version: own('version', '+', 1) }))
          .where('id', '=', kept ?? '')
          .execute();
      else
        await tx
          .insertInto('ownership')
          .values({ tenantId: tenant.id, id: others[place - 1] ?? newId(), propertyId, ...row })
          .execute();
    }
    await recordShares(context, propertyId, { people, before, after });
  }
  await tx
    .updateTable('ownership')
    .set((row) => ({ personId: people.to, version: row('version', '+', 1) }))
    .where('personId', '=', people.from)
    .execute();
  return rows.map(({ propertyId }) => propertyId);
}

/** One line of the history for each period that there was or is. */
async function recordShares(
  context: MergeContext,
  propertyId: string,
  { people, before, after }: { people: People; before: readonly Share[]; after: readonly Share[] },
): Promise<void> {
  const owner = people.name;
  const entries = Array.from({ length: Math.max(before.length, after.length) }, (_, place) => {
    const [was, is] = [before[place], after[place]];
    return changeOf(
      'ownership.update',
      { property: propertyId },
      was ? { owner, ...was } : {},
      is ? { owner, ...is } : {},
    );
  });
  await recordChange(context, entries);
}

/** Somebody lives somewhere once on each day: of two times that overlap the earlier stays, the later begins after it. */
async function mergeResidencies(context: MergeContext, people: People): Promise<string[]> {
  const { tx } = context;
  const rows = await tx
    .selectFrom('residency')
    .select(['id', 'personId', 'propertyId', 'startsOn', 'endsOn', 'kind'])
    .where('personId', 'in', [people.from, people.to])
    .execute();
  const resident = people.name;
  for (const [propertyId, held] of byProperty(rows, people)) {
    const { gone, later } = withoutOverlaps(held);
    for (const { period, into } of gone) {
      // A role that came by the one that goes keeps its own end, and follows the other where that ends on the same day.
      const residencyId = period.endsOn === into.endsOn ? into.id : null;
      await updateHeldRoles(tx, { residencyId: period.id }, { residencyId });
    }
    await fold(
      context,
      'residency',
      gone.map(({ period }) => period.id),
      people,
    );
    for (const { period, startsOn } of later)
      await tx.updateTable('residency').set({ startsOn }).where('id', '=', period.id).execute();
    await recordChange(context, [
      ...gone.map(({ period: { kind, startsOn, endsOn } }) =>
        changeOf('residency.update', { property: propertyId }, { resident, kind, startsOn, endsOn }, {}),
      ),
      ...later.map(({ period, startsOn }) =>
        changeOf('residency.update', { property: propertyId }, { startsOn: period.startsOn }, { startsOn }),
      ),
    ]);
  }
  await tx
    .updateTable('residency')
    .set((row) => ({ personId: people.to, version: row('version', '+', 1) }))
    .where('personId', '=', people.from)
    .execute();
  return rows.map(({ propertyId }) => propertyId);
}

const personOf = ({ tx }: MergeContext, memberId: string) =>
  tx
    .selectFrom('person')
    .select(['id', 'name', 'email', 'phone', 'version'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();

/** Whom the properties know as either member they know as one, with what was recorded of both. */
async function mergePeople(context: MergeContext, members: MergedMembers): Promise<void> {
  const { tx } = context;
  await lockList(tx, 'property');
  const [from, to] = [await personOf(context, members.from), await personOf(context, members.to)];
  if (!from) return;
  if (!to) {
    await tx.updateTable('person').set({ memberId: members.to }).where('id', '=', from.id).execute();
    return;
  }
  const people = { from: from.id, to: to.id, name: to.name };
  const properties = [
    ...(await mergeOwnerships(context, people)),
    ...(await mergeResidencies(context, people)),
  ];
  const [email, phone] = [to.email ?? from.email, to.phone ?? from.phone];
  await tx
    .updateTable('person')
    .set({ email, phone, version: to.version + 1 })
    .where('id', '=', to.id)
    .execute();
  await tx.deleteFrom('person').where('id', '=', from.id).execute();
  await summarize(tx, [...new Set(properties)], todayOf(context));
  await recordChange(
    context,
    changeOf(
      'person.merge',
      { person: to.id },
      { name: from.name, email: from.email, phone: from.phone },
      { name: to.name, email, phone },
    ),
  );
}

const ofPerson = (memberId: string) =>
  sql`person_id in (select id from person where member_id = ${memberId})`;
const withThePerson = { apart: 'it goes with its person' };

/** What becomes of the rows of the properties. */
export const propertiesMergedRows: readonly MergedRows[] = [
  { table: 'person', column: 'member_id', fate: { by: mergePeople } },
  {
    table: 'ownership',
    column: 'person_id',
    fate: withThePerson,
    label: labels['merged.owned'],
    counted: ofPerson,
  },
  {
    table: 'residency',
    column: 'person_id',
    fate: withThePerson,
    label: labels['merged.livedIn'],
    counted: ofPerson,
  },
  {
    table: 'reservation',
    column: 'booked_by_member_id',
    fate: { moves: {} },
    label: labels['merged.bookings'],
  },
];
