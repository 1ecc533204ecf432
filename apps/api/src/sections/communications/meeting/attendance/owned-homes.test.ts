import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { addMember, ensureIdentity } from '../../../../platform/tenancy/members.service';
import { withApp } from '../../../../testing';

const app = withApp();
const base = '/api/v1/meetings/:meetingId' as const;
const admin = () => app.client.as('admin', 'demo');
const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
  app.platform.inTenant(app.tenants.demo, work);
const longAgo = '2020-01-01';
const heldOn = '2027-03-07';

/** A building of so many homes, which only this test knows. */
async function building(name: string, count: number): Promise<string[]> {
  const person = await admin();
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const body = { building: name, unitNumber: String(number), address: {} };
    ids.push((await person.ok('POST /api/v1/properties', { body })).data.id);
  }
  return ids;
}

async function somebody(name: string, memberId: string | null = null): Promise<string> {
  const row = { tenantId: app.tenants.demo, id: newId(), name, email: null, phone: null, memberId };
  await inDemo((tx) => tx.insertInto('person').values(row).execute());
  return row.id;
}

const own = (
  personId: string,
  propertyId: string | undefined,
  startsOn = longAgo,
  shareMillionths = 500_000,
) =>
  inDemo((tx) =>
    sql`insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on)
      values (${app.tenants.demo}, ${newId()}, ${propertyId}, ${personId}, ${shareMillionths}, ${startsOn})`.execute(
      tx,
    ),
  );

/** An owner lets go of a home the day before another begins to own it. */
async function sell(propertyId: string | undefined, buyer: string, endsOn: string, startsOn: string) {
  await inDemo((tx) =>
    sql`update ownership set ends_on = ${endsOn} where property_id = ${propertyId}`.execute(tx),
  );
  await own(buyer, propertyId, startsOn);
}

const rent = (personId: string, propertyId: string | undefined) =>
  inDemo((tx) =>
    sql`insert into residency (tenant_id, id, property_id, person_id, kind, starts_on)
      values (${app.tenants.demo}, ${newId()}, ${propertyId}, ${personId}, 'tenant', ${longAgo})`.execute(tx),
  );

/** An annual meeting to which everybody of a building is invited. */
async function called(name: string) {
  const person = await admin();
  const body = { name, kind: 'annual' as const, heldOn, startTime: '19:00', endTime: '20:30' };
  const params = { meetingId: (await person.ok('POST /api/v1/meetings', { body })).data.id };
  const include = [{ kind: 'building' as const, name }];
  const inviteAll = () =>
    person.ok(`POST ${base}/invitees`, { params, body: { audience: { include, exclude: [] } } });
  await inviteAll();
  const move = (status: 'called' | 'in-session', version: number) =>
    person.ok(`POST ${base}/status`, { params, body: { status, version } });
  await move('called', 1);
  const attendees = async () => (await person.ok(`GET ${base}/attendees`, { params })).data;
  const one = async (who: string) => (await attendees()).find((each) => each.name === who);
  const comes = async (who: string, presence: 'present' | 'online' | 'proxy' = 'present') => {
    const found = await one(who);
    await person.ok(`PUT ${base}/attendance/:attendeeId`, {
      params: { ...params, attendeeId: found?.key ?? '' },
      body: { presence, version: found?.version ?? 0 },
    });
  };
  const quorum = async () => (await person.ok(`GET ${base}/attendance`, { params })).data.quorum;
  return { person, params, inviteAll, move, attendees, one, comes, quorum };
}

test('homes count through their owners: two of one once, three of one thrice, a tenant none, a proxy the giver’s', async () => {
  const [shared, second, third, fourth, given] = await building('Quorum A', 6);
  const people = ['Ann Owns', 'Bob Owns', 'Cid Owns', 'Pia Gives', 'Ten Rents'];
  const [ann = '', bob = '', cid = '', pia = '', ten = ''] = await Promise.all(
    people.map((name) => somebody(name)),
  );
  await own(ann, shared);
  await own(bob, shared);
  for (const home of [second, third, fourth]) await own(cid, home);
  await own(pia, given);
  for (const home of [shared, given]) await rent(ten, home);
  const { one, comes, quorum } = await called('Quorum A');
  expect(await quorum()).toMatchObject({ basis: 'unit', eligible: 5, needed: 1, counted: 0 });
  const homesOf = async (name: string) => (await one(name))?.homes;
  expect(await Promise.all(people.map(homesOf))).toEqual([1, 1, 3, 1, 0]);
  await comes('Ten Rents');
  expect(await quorum()).toMatchObject({ counted: 0, isReached: false });
  await comes('Ann Owns');
  await comes('Bob Owns', 'online');
  expect(await quorum()).toMatchObject({ counted: 1, inPerson: 1 });
  await comes('Cid Owns');
  await comes('Pia Gives', 'proxy');
  expect(await quorum()).toMatchObject({ eligible: 5, counted: 5, inPerson: 4, byProxy: 1, isReached: true });
});

test('a home that is sold before the meeting counts for who buys it; one that is sold afterwards stays as it was', async () => {
  const [sold, kept] = await building('Quorum B', 2);
  const [sel = '', kim = '', buy = ''] = await Promise.all(
    ['Sel Sells', 'Kim Keeps', 'Buy Buys'].map((name) => somebody(name)),
  );
  await own(sel, sold);
  await own(kim, kept);
  const { inviteAll, move, one, comes, quorum } = await called('Quorum B');
  await comes('Sel Sells');
  const { leftOut, ...before } = await quorum();
  expect(before).toMatchObject({ eligible: 2, counted: 1 });
  await sell(sold, buy, '2027-03-06', heldOn);
  expect(await quorum()).toMatchObject({ eligible: 1, counted: 0, leftOut: leftOut + 1 });
  // They live there already, and own it from the day of the meeting.
  await rent(buy, sold);
  await inviteAll();
  expect(await quorum()).toMatchObject({ eligible: 2, counted: 0, leftOut });
  await comes('Buy Buys');
  expect(await quorum()).toMatchObject({ eligible: 2, counted: 1 });
  await move('in-session', 2);
  await inDemo((tx) => sql`update ownership set ends_on = '2026-12-31' where person_id = ${kim}`.execute(tx));
  expect([
    (await one('Sel Sells'))?.homes,
    (await one('Buy Buys'))?.homes,
    (await one('Kim Keeps'))?.homes,
  ]).toEqual([0, 1, 1]);
  expect(await quorum()).toMatchObject({ eligible: 2, counted: 1, leftOut: 0 });
});

test('votes by name are of homes where the quorum is: owners who differ take their home’s vote', async () => {
  const [shared, alone, third] = await building('Quorum C', 3);
  const [ann = '', bob = '', ten = ''] = await Promise.all(
    ['Ann Votes', 'Bob Votes', 'Ten Votes'].map((name) => somebody(name)),
  );
  await own(ann, shared);
  await own(bob, shared);
  await own(bob, alone);
  await rent(ten, third);
  const { person, params, attendees } = await called('Quorum C');
  const keys = new Map((await attendees()).map(({ name, key }) => [name, key]));
  const vote = (name: string, how: 'yes' | 'no') => ({ attendeeId: keys.get(name) ?? '', vote: how });
  const body = {
    wording: 'To paint the fence',
    method: 'names' as const,
    votes: [vote('Ann Votes', 'yes'), vote('Bob Votes', 'yes'), vote('Ten Votes', 'no')],
  };
  const moved = (await person.ok(`POST ${base}/motions`, { params, body })).data;
  expect(moved).toMatchObject({ countedBy: 'unit', inFavor: 2, against: 0, abstained: 0 });
  const change = { ...body, votes: [vote('Ann Votes', 'no'), vote('Bob Votes', 'yes')], version: 1 };
  const at = { ...params, motionId: moved.id };
  const changed = await person.ok(`PUT ${base}/motions/:motionId`, { params: at, body: change });
  expect(changed.data).toMatchObject({ inFavor: 1, against: 0 });
});

test('merged, one stays of two invitations to a meeting, there with the homes of both, and with the vote', async () => {
  const homes = await building('Quorum D', 2);
  const account = async (name: string) => {
    const identityId = await ensureIdentity(app.platform.db, {
      email: `${newId()}@merge.example`,
      displayName: name,
      passwordHash: null,
    });
    const member = { tenantId: app.tenants.demo, identityId, displayName: name, status: 'active' as const };
    const id = await inDemo((tx) => addMember(tx, { ...member, roleIds: [] }));
    await own(await somebody(name, id), homes[name === 'Mia Goes' ? 1 : 0]);
    return id;
  };
  const [stays, goes] = [await account('Mia Stays'), await account('Mia Goes')];
  const { person, params, move, comes, attendees, quorum } = await called('Quorum D');
  await comes('Mia Goes');
  await move('in-session', 2);
  const votes = [{ attendeeId: goes, vote: 'yes' as const }];
  await person.ok(`POST ${base}/motions`, { params, body: { wording: 'To mend', method: 'names', votes } });
  const both = { params: { memberId: stays, otherId: goes } };
  const { fingerprint } = (await person.ok('GET /api/v1/members/:memberId/merge/:otherId', both)).data;
  await person.ok('POST /api/v1/members/:memberId/merge/:otherId', { ...both, body: { fingerprint } });
  expect(await attendees()).toMatchObject([
    { key: stays, homes: 2, units: ['Quorum D 1', 'Quorum D 2'], presence: 'present' },
  ]);
  expect(await quorum()).toMatchObject({ eligible: 2, counted: 2 });
  const { data: motions } = await person.ok(`GET ${base}/motions`, { params });
  expect(motions[0]?.votes).toMatchObject([{ attendeeId: stays, vote: 'yes' }]);
});
