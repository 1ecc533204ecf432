import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../../../../platform/core/ids';
import { withApp } from '../../../../testing';
import { details, merge, mergeScene, paramsOf, preview } from './merge.fixture';

const app = withApp();
const { admin, inDemo, rowsOf, somebody } = mergeScene(app);

/** A property that is nobody's yet. */
async function home(unitNumber: string) {
  const { data } = await (await admin()).ok('POST /api/v1/properties', { body: { unitNumber, address: {} } });
  return data;
}

test('all that is of either becomes of the one that stays, and what both have is there once', async () => {
  const [stays, goes] = [await somebody('Ana Prado', { ends: '2030-01-31' }), await somebody('Ana M. Prado')];
  const { demo } = app.tenants;
  const [one, two] = [await home('Ana 1'), await home('Ana 2')];
  const [first, second, third] = [newId(), newId(), newId()];
  const ids = { view: newId(), file: newId(), notice: newId(), booking: newId() };
  await inDemo(async (tx) => {
    await tx
      .insertInto('person')
      .values([
        { tenantId: demo, id: first, name: 'Ana Prado', email: stays.email, phone: null, memberId: stays.id },
        {
          tenantId: demo,
          id: second,
          name: 'Ana M. Prado',
          email: goes.email,
          phone: '(207) 555-0100',
          memberId: goes.id,
        },
      ])
      .execute();
    const owns = (personId: string, propertyId: string, shareMillionths: number, startsOn: string) => ({
      tenantId: demo,
      id: newId(),
      personId,
      propertyId,
      shareMillionths,
      startsOn,
      endsOn: null,
    });
    await tx
      .insertInto('ownership')
      .values([
        owns(first, one.id, 500_000, '2020-01-01'),
        owns(second, one.id, 250_000, '2022-01-01'),
        owns(second, two.id, 1_000_000, '2021-01-01'),
      ])
      .execute();
    await tx
      .insertInto('residency')
      .values([
        {
          tenantId: demo,
          id: newId(),
          personId: first,
          propertyId: one.id,
          kind: 'resident',
          startsOn: '2020-01-01',
          endsOn: '2023-12-31',
        },
        {
          tenantId: demo,
          id: third,
          personId: second,
          propertyId: one.id,
          kind: 'resident',
          startsOn: '2022-01-01',
          endsOn: null,
        },
      ])
      .execute();
    const committee = await sql<{ id: string }>`
      insert into committee (tenant_id, id, name, kind, seats, status)
      values (${demo}, ${newId()}, 'Garden committee', 'other', 3, 'active') returning id`.execute(tx);
    const committeeId = committee.rows[0]?.id ?? '';
    const term = (memberId: string, seat: number, startsOn: string, endsOn: string) => ({
      tenantId: demo,
      id: newId(),
      committeeId,
      memberId,
      seat,
      office: null,
      startsOn,
      endsOn,
    });
    await tx
      .insertInto('committeeTerm')
      .values([
        term(stays.id, 1, '2024-01-01', '2024-12-31'),
        term(goes.id, 2, '2024-06-01', '2025-12-31'),
        term(goes.id, 3, '2020-01-01', '2020-12-31'),
      ])
      .execute();
    for (const [id, memberId] of [
      [newId(), stays.id],
      [ids.view, goes.id],
    ])
      await sql`insert into list_view (tenant_id, id, list, member_id, name, settings)
        values (${demo}, ${id}, 'people.members', ${memberId}, 'Mine', '{}')`.execute(tx);
    await sql`insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key, uploaded_by)
      values (${demo}, ${ids.file}, 'ana.csv', 'text/csv', 1, ${ids.file}, ${ids.file}, ${goes.id})`.execute(
      tx,
    );
    await sql`insert into notification (tenant_id, id, kind, parameters, is_urgent, created_at)
      values (${demo}, ${ids.notice}, 'auth.membership-requested', '{}', false, now())`.execute(tx);
    for (const memberId of [stays.id, goes.id])
      await sql`insert into notification_receipt (tenant_id, member_id, notification_id)
        values (${demo}, ${memberId}, ${ids.notice})`.execute(tx);
    await sql`update reservation set booked_by_member_id = ${goes.id}
      where id = (select id from reservation order by id limit 1)`.execute(tx);
    await sql`insert into member_profile (tenant_id, member_id, about, phone, email_visible, phone_visible)
      values (${demo}, ${stays.id}, null, '(207) 555-0001', true, true),
        (${demo}, ${goes.id}, 'Gardens.', '(207) 555-0002', true, false)`.execute(tx);
  });
  const both = paramsOf(stays, goes);
  const { data: seen } = await (await admin()).ok(preview, both);
  expect(seen).toMatchObject({
    stays: { name: 'Ana Prado', phone: '(207) 555-0001', hasSignIn: false },
    goes: { name: 'Ana M. Prado', about: 'Gardens.' },
    status: 'active',
    signIn: null,
    roles: [{ name: 'Member', endsOn: null }],
  });
  const moved = (what: string) => seen.moves.find((row) => row.what === what);
  expect(moved('Homes owned')).toEqual({ what: 'Homes owned', stays: 1, goes: 2 });
  expect(moved('Committee terms')).toEqual({ what: 'Committee terms', stays: 1, goes: 2 });
  expect(moved('Bookings')).toMatchObject({ goes: 1 });

  const idempotencyKey = randomUUID();
  const body = { fingerprint: seen.fingerprint, phone: 'other' as const, name: 'other' as const };
  const { data: merged } = await (await admin()).ok(merge, { ...both, body, idempotencyKey });
  expect(merged).toMatchObject({
    id: stays.id,
    name: 'Ana M. Prado',
    email: stays.email,
    phone: '(207) 555-0002',
    about: 'Gardens.',
    emailVisible: true,
    // One of them hid it.
    phoneVisible: false,
    roles: [{ name: 'Member', endsOn: null }],
  });
  expect((await (await admin()).ok(merge, { ...both, body, idempotencyKey })).data).toEqual(merged);

  const owned =
    await rowsOf(sql`select share_millionths as share, starts_on as "from", ends_on as "to" from ownership
    where person_id = ${first} order by starts_on, share_millionths`);
  expect(owned).toEqual([
    { share: 500_000, from: '2020-01-01', to: '2021-12-31' },
    { share: 1_000_000, from: '2021-01-01', to: null },
    { share: 750_000, from: '2022-01-01', to: null },
  ]);
  expect(
    await rowsOf(
      sql`select starts_on as "from", ends_on as "to" from residency where person_id = ${first} order by 1`,
    ),
  ).toEqual([
    { from: '2020-01-01', to: '2023-12-31' },
    { from: '2024-01-01', to: null },
  ]);
  expect(
    await rowsOf(sql`select seat, starts_on as "from", ends_on as "to" from committee_term
      where member_id = ${stays.id} order by starts_on`),
  ).toEqual([
    { seat: 3, from: '2020-01-01', to: '2020-12-31' },
    { seat: 1, from: '2024-01-01', to: '2024-12-31' },
    { seat: 2, from: '2025-01-01', to: '2025-12-31' },
  ]);
  expect(await rowsOf(sql`select name from list_view where member_id = ${stays.id} order by name`)).toEqual([
    { name: 'Mine' },
    { name: 'Mine (2)' },
  ]);
  expect(await rowsOf(sql`select uploaded_by as "by" from file where id = ${ids.file}`)).toEqual([
    { by: stays.id },
  ]);
  expect(await rowsOf(sql`select phone from person where member_id in (${stays.id}, ${goes.id})`)).toEqual([
    { phone: '(207) 555-0100' },
  ]);
  // Nothing refers to the record that went but what says that it went, and what was done under its name.
  const left = await inDemo(async (tx) => {
    const found: string[] = [];
    const { rows } = await sql<{ table: string; column: string }>`
      select relname as "table", attname as "column" from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'uuid'::regtype and not attisdropped
        and has_table_privilege(pg_class.oid, 'select') and relname <> 'audit_log'
        and exists (select from pg_attribute own where own.attrelid = pg_class.oid and own.attname = 'tenant_id')`.execute(
      tx,
    );
    for (const { table, column } of rows) {
      const hits = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${goes.id}`.execute(
        tx,
      );
      if (hits.rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  });
  expect(left.toSorted()).toEqual(['member.id', 'member_profile.member_id']);

  // The old link, the list, the search, and the history of both.
  const asked = await (await admin()).ok(details, { params: { memberId: goes.id } });
  expect(asked.data.id).toBe(stays.id);
  const { data: found } = await (await admin()).ok('GET /api/v1/members', { query: { search: 'Prado' } });
  expect(found.map(({ id }) => id)).toEqual([stays.id]);
  const { data: hits } = await (await admin()).ok('GET /api/v1/search', { query: { q: 'Prado' } });
  expect(hits.hits.filter(({ kind }) => kind === 'member')).toHaveLength(1);
  const { data: history } = await (
    await admin()
  ).ok('GET /api/v1/members/:memberId/history', {
    params: { memberId: goes.id },
  });
  expect(history.map(({ action }) => action)).toEqual(['member.merge', 'member.merge']);
  expect(history.flatMap(({ changes }) => Object.entries(changes))).toEqual(
    expect.arrayContaining([
      ['mergedInto', { before: null, after: 'Ana M. Prado' }],
      ['mergedWith', { before: null, after: `Ana M. Prado (${goes.email})` }],
      ['name', { before: 'Ana Prado', after: 'Ana M. Prado' }],
      ['phone', { before: '(207) 555-0001', after: '(207) 555-0002' }],
    ]),
  );
  expect(await (await admin()).call(merge, { ...both, body })).toMatchObject({
    status: 409,
    body: { code: 'merged-already' },
  });
});
