import { newId } from '../../../../../platform/core/ids';
import { ballotLetterText, ballotText } from './poll-letters.texts';
import { pollScene } from '../../proof/poll-scene';

const { app, admin, today, inDemo, opened, cast, close } = pollScene();
const path = '/api/v1/polls/:pollId/letters' as const;

/** Another owner of the owner's home: without an account. */
async function coOwner(name: string, email: string | null) {
  const person = { tenantId: app.tenants.demo, id: newId(), name, email };
  await inDemo(async (tx) => {
    const owned = await tx
      .selectFrom('ownership')
      .innerJoin('person', 'person.id', 'ownership.personId')
      .innerJoin('member', 'member.id', 'person.memberId')
      .select(['ownership.id', 'ownership.propertyId', 'ownership.startsOn'])
      .where('member.displayName', '=', 'Priya Raman')
      .where('ownership.endsOn', 'is', null)
      .executeTakeFirstOrThrow();
    await tx.insertInto('person').values(person).execute();
    await tx
      .updateTable('ownership')
      .set((row) => ({ shareMillionths: row('shareMillionths', '-', 1) }))
      .where('id', '=', owned.id)
      .execute();
    await tx
      .insertInto('ownership')
      .values({
        tenantId: app.tenants.demo,
        id: newId(),
        personId: person.id,
        propertyId: owned.propertyId,
        startsOn: owned.startsOn,
        endsOn: null,
        shareMillionths: 1,
      })
      .execute();
  });
  return person.id;
}

const emailsTo = (pollId: string) =>
  inDemo((tx) =>
    tx
      .selectFrom('pollLetter')
      .select(['name', 'onPaper', 'email', 'postedOn'])
      .where('pollId', '=', pollId)
      .execute(),
  );
const mailsTo = (to: string) =>
  inDemo((tx) => tx.selectFrom('mail').select(['subject', 'textBody']).where('toAddress', '=', to).execute());

test('who has no account gets a ballot on paper, and by e-mail how to vote; posting is recorded once', async () => {
  await coOwner('Anne Paper', null);
  await coOwner('Ben Mailbox', 'ben@box.example');
  const manager = await admin();
  const poll = await opened({ basis: 'unit', title: 'Paint the fence', proxies: true });
  const params = { pollId: poll.id };
  const told = await emailsTo(poll.id);
  const by = (name: string) => told.find((letter) => letter.name === name);
  expect(by('Anne Paper')).toMatchObject({ onPaper: true, email: null });
  expect(by('Ben Mailbox')).toMatchObject({ onPaper: true, email: 'ben@box.example' });
  // Whoever has an account and agreed to required notices by e-mail votes in the product.
  expect(by('Priya Raman')).toBeUndefined();
  const [mail] = await mailsTo('ben@box.example');
  expect(mail?.subject).toBe('Please vote: Paint the fence');
  for (const said of [
    'A paper ballot will be mailed to you',
    'You can appoint a proxy: notify the management in writing',
    'ask the management for an account',
  ])
    expect(mail?.textBody).toContain(said);

  const { data: before } = await manager.ok(`GET ${path}`, { params });
  expect(before).toMatchObject({ posted: 0, postedOn: null, byEmail: expect.any(Number) });
  expect(before.toPost).toBe(told.length);
  const file = await manager.call(`GET ${path}/file`, { params });
  expect([file.headers['content-type'], file.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  const posted = (letters: number, postedOn = today()) =>
    manager.call(`POST ${path}/posted`, { params, body: { letters, postedOn } });
  expect((await posted(before.toPost + 1)).body).toMatchObject({ code: 'letters-changed' });
  expect((await posted(before.toPost, '2001-01-01')).status).toBe(422);
  expect((await posted(before.toPost)).body.data).toMatchObject({
    toPost: 0,
    posted: before.toPost,
    postedOn: today(),
  });
  expect((await manager.call(`GET ${path}/file`, { params })).body).toMatchObject({
    code: 'nobody-to-print-for',
  });
  const owner = await app.client.as('owner', 'demo');
  expect((await owner.call(`GET ${path}`, { params })).status).toBe(403);
  // Once it is over it is read again what was sent.
  await close(poll.id);
  expect((await manager.call(`GET ${path}/file`, { params })).text.slice(0, 5)).toBe('%PDF-');
  expect((await posted(1)).body).toMatchObject({ code: 'poll-not-open' });
});

test('who has an account and did not agree gets one too; nobody whose vote was cast is written to', async () => {
  const owner = await app.client.as('owner', 'demo');
  const manager = await admin();
  await owner.ok('PUT /api/v1/shell/mail-consent', { body: { agrees: false } });
  const poll = await opened({ basis: 'owner', title: 'Plant trees' });
  const params = { pollId: poll.id };
  const mine = (await emailsTo(poll.id)).find(({ name }) => name === 'Priya Raman');
  expect(mine).toMatchObject({ onPaper: true, email: null });
  const toPost = async () => (await manager.ok(`GET ${path}`, { params })).data.toPost;
  const before = await toPost();
  expect((await cast(owner, poll.id, 'yes')).status).toBe(200);
  expect(await toPost()).toBe(before - 1);
  // What was never posted is not among what was sent.
  await close(poll.id);
  expect((await manager.call(`GET ${path}/file`, { params })).body).toMatchObject({
    code: 'nobody-to-print-for',
  });
  await owner.ok('PUT /api/v1/shell/mail-consent', { body: { agrees: true } });
});

test('who votes on paper reads what it is about, what the candidates say, and until when the ballot has to be there', async () => {
  const poll = await opened({ title: 'Plant oaks', description: 'Twelve of them.\n\nThey cost $900.' });
  const writing = { poll, community: 'Harbor View', timeZone: 'America/New_York' };
  const candidates = [
    { name: 'Ada Lowe', statement: 'I prune.' },
    { name: 'Cy Moss', statement: null },
  ];
  const { body } = ballotLetterText(writing, { votes: ['A 1'], candidates, language: 'en' });
  expect(body).toEqual(
    expect.arrayContaining([
      'Twelve of them.',
      'They cost $900.',
      'Candidate statements',
      'Ada Lowe: I prune.',
    ]),
  );
  const [from] = ballotText(writing, 'es').body;
  expect(from).toMatch(/^Harbor View\. Debe llegar antes del \d\d\/\d\d\/\d{4}, /);
});
