import type { Audience } from '@courtyard/contract';
import { sql } from 'kysely';
import { withApp } from '../../../../testing';
import { OwnerScene, today } from '../owner-account/owner.fixture';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const arrears: Audience = { include: [{ kind: 'arrears' }], exclude: [] };
const text = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
});

async function namesOf(audience: Audience): Promise<string[]> {
  const { data } = await (
    await scene.treasurer()
  ).ok('POST /api/v1/audiences/recipients', { body: { audience } });
  return data.map(({ name }) => name).toSorted();
}

test('owners in arrears are those who own a unit of which something is overdue today, and nobody else', async () => {
  const [late, soon, paid, shared] = [
    await scene.unit('A-1', { owner: 'Lara Late' }),
    await scene.unit('A-2', { owner: 'Sten Soon' }),
    await scene.unit('A-3', { owner: 'Pia Paid' }),
    await scene.unit('A-4', { owner: null }),
  ];
  await scene.within((tx) =>
    sql`insert into person (tenant_id, id, name) values (courtyard.tenant_id(), gen_random_uuid(), 'Bo Both'),
        (courtyard.tenant_id(), gen_random_uuid(), 'Wim With')`.execute(tx),
  );
  await scene.within((tx) =>
    sql`insert into ownership (tenant_id, id, property_id, person_id, share_millionths, starts_on)
      select tenant_id, gen_random_uuid(), ${shared}, id, 500000, '2020-01-01' from person
      where name in ('Bo Both', 'Wim With')`.execute(tx),
  );
  await scene.bill(late, [scene.dues(9_000)]);
  await scene.bill(soon, [scene.dues(9_000)], { dueOn: today });
  await scene.bill(paid, [scene.dues(9_000)]);
  await scene.pay([{ propertyId: paid, amountMinor: 9_000 }]);
  await scene.bill(shared, [scene.dues(1)]);
  expect(await namesOf(arrears)).toEqual(['Bo Both', 'Lara Late', 'Wim With']);
  const others: Audience = {
    include: [late, paid].map((id) => ({ kind: 'unit' as const, id, who: 'owners' as const })),
    exclude: [{ kind: 'arrears' }],
  };
  expect(await namesOf(others)).toEqual(['Pia Paid']);
});

test('who may not see what is owed neither chooses nor counts them, nor reads their names where another wrote to them', async () => {
  const [treasurer, admin] = [await scene.treasurer(), await app.client.as('admin', 'demo')];
  const { data: saved } = await admin.ok('POST /api/v1/audiences', {
    body: { name: 'Late ones', audience: arrears },
  });
  const body = { title: 'What is overdue', body: text('Please pay.'), audience: arrears };
  const { data: made } = await admin.ok('POST /api/v1/announcements', { body });
  const letter = { subject: 'What is overdue', body: text('Please pay.'), audience: arrears };
  const written = await admin.ok('POST /api/notifications', { body: letter });
  expect((await treasurer.call('POST /api/v1/audiences/count', { body: arrears })).status).toBe(200);
  const event = { title: 'Hour of questions', start: '2026-06-20T18:00', audience: arrears };
  const held = await admin.ok('POST /api/v1/calendar/create', { body: event });
  const asked = { params: { eventId: held.data.id } };
  expect((await admin.ok('GET /api/v1/calendar/details/:eventId', asked)).data.invited).toEqual(
    expect.any(Number),
  );
  const announcement = { params: { announcementId: made.id } };
  const mailing = { params: { mailingId: written.data.id } };
  expect((await admin.call('GET /api/v1/announcements/:announcementId/readers', announcement)).status).toBe(
    200,
  );
  await scene.within((tx) =>
    sql`delete from role_permission where permission = 'Invoices List View' and role_id in
      (select id from role where name = 'Board Member')`.execute(tx),
  );
  await scene.within((tx) =>
    sql`insert into role_permission (tenant_id, role_id, permission)
      select tenant_id, id, unnest(array['Email Notification Update', 'Calendar Event Create'])
      from role where name = 'Board Member'
      on conflict do nothing`.execute(tx),
  );
  const person = await app.client.as('board', 'demo');
  const out: Audience = { include: [{ kind: 'owners' }], exclude: [{ kind: 'arrears' }] };
  const within: Audience = { include: [{ kind: 'saved', id: saved.id }], exclude: [] };
  for (const audience of [arrears, out, within]) {
    const refused = [
      await person.call('POST /api/v1/audiences/count', { body: audience }),
      await person.call('POST /api/v1/audiences/recipients', { body: { audience } }),
      await person.call('POST /api/v1/announcements', { body: { ...body, audience } }),
      await person.call('POST /api/notifications', { body: { ...letter, audience } }),
      await person.call('POST /api/v1/calendar/create', { body: { ...event, audience } }),
      await person.call('POST /api/v1/mailings/check', { body: { ...letter, audience, category: 'news' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    for (const { text: said } of refused) expect(said).toContain('owners past due');
  }
  for (const path of ['readers', 'reach'] as const)
    expect(
      (await person.call(`GET /api/v1/announcements/:announcementId/${path}`, announcement)).status,
    ).toBe(403);
  for (const path of ['deliveries', 'readers'] as const)
    expect((await person.call(`GET /api/v1/mailings/:mailingId/${path}`, mailing)).status).toBe(403);
  expect((await person.ok('GET /api/v1/calendar/details/:eventId', asked)).data.invited).toBeNull();
  const preview = await person.call('GET /api/v1/mailings/:mailingId/preview', mailing);
  expect([preview.status, preview.text.includes('Late')]).toEqual([200, false]);
});
