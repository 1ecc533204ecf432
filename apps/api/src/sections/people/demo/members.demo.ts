import { setMemberOf } from '../../properties';
import type { MemberStatus } from '@courtyard/contract/people/member/member';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../../platform/auth/sessions/token';
import type { Tx } from '../../../platform/database/database';
import type { DemoCommunity, DemoSeed } from '../../../platform/section/demo/demo-community';
import { Dice, idOf } from '../../../platform/section/demo/dice';

/** Of each hundred who live or own here so many are not active; who has left is a past member. */
const otherStatuses: readonly [MemberStatus, number][] = [
  ['invited', 12],
  ['suspended', 16],
];

const abouts = [
  'I run the seed library in the lobby.',
  'Retired nurse. Knock anytime.',
  'Dog walker. Happy to walk yours, too.',
  'Chess on the terrace, Thursdays at six.',
];

interface Neighbour {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  owns: boolean;
  stays: boolean;
}

/** As every community begins with. */
const invitationDays = 14;
const dayMs = 86_400_000;
/** So many of those who own or live here now, and of those who have left. */
const most = { here: 60, gone: 5 };

/** People of the properties who have no sign-in yet, the same each time. */
async function neighboursOf(tx: Tx): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    with known as (
      select id, name, email, phone,
        exists (select 1 from ownership where person_id = person.id and ends_on is null) as owns,
        exists (select 1 from residency where person_id = person.id and coalesce(ends_on, current_date) >= current_date
          and starts_on <= current_date) as lives
      from person where member_id is null and email is not null
    )
    (select *, true as stays from known where owns or lives order by id limit ${most.here})
    union all
    (select *, false as stays from known where not owns and not lives order by id limit ${most.gone})`.execute(
    tx,
  );
  return rows;
}

function rowsOf({ id: tenantId, slug }: DemoCommunity, people: readonly Neighbour[], identityIds: string[]) {
  const dice = new Dice(`${slug} members`);
  return people.map((person, place) => {
    const chance = dice.between(0, 99);
    const present = otherStatuses.find(([, below]) => chance < below)?.[0] ?? 'active';
    const status = person.stays ? present : 'past';
    const memberId = idOf(`${slug} member ${person.id}`);
    const daysAgo = dice.percent(8) ? dice.between(1, 24) : dice.between(40, 1900);
    const isActive = status === 'active';
    return {
      person,
      member: {
        tenantId,
        id: memberId,
        identityId: identityIds[place] ?? '',
        displayName: person.name,
        status,
        createdAt: new Date(Date.now() - daysAgo * dayMs),
      },
      profile: {
        tenantId,
        memberId,
        about: isActive && dice.percent(20) ? dice.pick(abouts) : null,
        phone: dice.percent(70) ? person.phone : null,
        emailVisible: isActive && dice.percent(35),
        phoneVisible: isActive && dice.percent(25),
        homesVisible: isActive && dice.percent(50),
      },
    };
  });
}

type Row = ReturnType<typeof rowsOf>[number];

/** What those who are invited got: some of the letters are older than their links work. */
async function seedInvitations(tx: Tx, { slug }: DemoCommunity, rows: readonly Row[]): Promise<void> {
  const dice = new Dice(`${slug} invitations`);
  const admin = await tx
    .selectFrom('member')
    .innerJoin('memberRole', 'memberRole.memberId', 'member.id')
    .innerJoin('role', 'role.id', 'memberRole.roleId')
    .select('member.displayName')
    .where('role.name', '=', 'Project Admin')
    .executeTakeFirst();
  for (const { member } of rows.filter(({ member: { status } }) => status === 'invited')) {
    const sentAt = new Date(Date.now() - dice.between(1, 24) * dayMs);
    await tx
      .insertInto('invitation')
      .values({
        tenantId: member.tenantId,
        id: idOf(`${slug} invitation ${member.id}`),
        memberId: member.id,
        tokenHash: hashToken(newToken()),
        invitedBy: admin?.displayName ?? slug,
        sentAt,
        expiresAt: new Date(sentAt.getTime() + invitationDays * dayMs),
      })
      .execute();
  }
}

/** The members of a demo community besides those with sign-ins: owners and tenants, each showing what they chose. */
export const seedMembers: DemoSeed = async (tx, community) => {
  const people = await neighboursOf(tx);
  if (people.length === 0) return;
  const identityIds = await community.identify(
    people.map(({ name, email }) => ({ displayName: name, email })),
  );
  const rows = rowsOf(community, people, identityIds);
  await tx
    .insertInto('member')
    .values(rows.map(({ member }) => member))
    .execute();
  await tx
    .insertInto('memberProfile')
    .values(rows.map(({ profile }) => profile))
    .execute();
  const roles = await tx.selectFrom('role').select(['id', 'name']).where('builtIn', '=', true).execute();
  const roleOf = new Map(roles.map(({ id, name }) => [name, id]));
  await tx
    .insertInto('memberRole')
    .values(
      rows.map(({ person, member: { tenantId, id: memberId, createdAt } }) => ({
        tenantId,
        memberId,
        heldSince: createdAt,
        roleId: roleOf.get(person.owns || !person.stays ? 'Member' : 'Tenant') ?? '',
      })),
    )
    .execute();
  for (const { person, member } of rows) {
    await setMemberOf(tx, person.id, member.id);
  }
  // Who rents has their role for as long as the lease runs.
  await sql`update member_role set residency_id = lease.id, ends_on = lease.ends_on
    from role, person, residency lease
    where role.id = member_role.role_id and role.built_in and role.name = 'Tenant'
      and person.member_id = member_role.member_id and lease.person_id = person.id and lease.kind = 'tenant'
      and lease.starts_on <= current_date and lease.ends_on >= current_date`.execute(tx);
  await seedInvitations(tx, community, rows);
};
