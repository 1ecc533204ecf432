import { newId } from '../../../../platform/core/ids';
import { withApp } from '../../../../testing';

const app = withApp();
const now = new Date('2027-05-03T12:00:00Z');
const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
  app.platform.inTenant(app.tenants.demo, work);

beforeAll(async () => {
  app.setClock(now);
  // Makes the queue: a transaction that has used another does not find one that is made meanwhile.
  const message = { to: 'a@a.example', language: 'en', subject: 'First', body: ['First.'] } as const;
  await inDemo((tx) => app.platform.mail.send(tx, { ...message, tenantId: app.tenants.demo }));
});

/** Publishes an urgent one for the owner and for somebody without an account; both letters wait for the mail server. */
async function publishUrgent(title: string, expiresOn: string | null = null) {
  const person = await app.client.as('admin', 'demo');
  const id = newId();
  await inDemo((tx) =>
    tx
      .insertInto('person')
      .values({ tenantId: app.tenants.demo, id, name: `Paper ${title}`, email: 'paper@paper.example' })
      .execute(),
  );
  const owner = await inDemo((tx) =>
    tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', 'owner@demo.example')
      .executeTakeFirstOrThrow(),
  );
  const include = [
    { kind: 'person' as const, id },
    { kind: 'member' as const, id: owner.id },
  ];
  const content = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Leave.' }] }];
  const written = { title, body: { type: 'doc' as const, content }, isUrgent: true, expiresOn };
  const { data: made } = await person.ok('POST /api/v1/announcements', {
    body: { ...written, audience: { include, exclude: [] } },
  });
  const params = { announcementId: made.id };
  const { data: published } = await person.ok('POST /api/v1/announcements/:announcementId/publish', {
    params,
    body: { version: made.version, publishesOn: null },
  });
  await app.runJob('notifications.deliver');
  return { person, params, version: published.version };
}

/** Delivers what waits, and tells what became of each letter. */
async function outcomes(title: string) {
  const emails = () =>
    inDemo((tx) =>
      tx
        .selectFrom('mail')
        .select(['id', 'toAddress', 'status', 'textBody'])
        .where('subject', 'like', `%${title}%`)
        .orderBy('toAddress')
        .execute(),
    );
  for (const { id } of await emails()) await app.platform.mail.deliver(app.tenants.demo, id);
  return (await emails()).map(({ toAddress, status }) => `${toAddress} ${status}`);
}

test('an urgent one that stands goes to everybody, with an account or without', async () => {
  await publishUrgent('Gas leak');
  expect(await outcomes('Gas leak')).toEqual(['owner@demo.example kept', 'paper@paper.example kept']);
});

test('one that is withdrawn while its letters wait goes to nobody', async () => {
  const { person, params, version } = await publishUrgent('False alarm');
  await person.ok('POST /api/v1/announcements/:announcementId/withdraw', { params, body: { version } });
  expect(await outcomes('False alarm')).toEqual([
    'owner@demo.example withheld',
    'paper@paper.example withheld',
  ]);
});

test('one that is over before a server takes its letters goes to nobody', async () => {
  await publishUrgent('Today only', '2027-05-03');
  app.setClock(new Date('2027-05-04T12:00:00Z'));
  expect(await outcomes('Today only')).toEqual([
    'owner@demo.example withheld',
    'paper@paper.example withheld',
  ]);
});
