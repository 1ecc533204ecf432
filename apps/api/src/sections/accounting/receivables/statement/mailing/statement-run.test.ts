import { withApp } from '../../../../../testing';
import { OwnerScene } from '../../owner-account/owner.fixture';
import { statementRunJob } from './statement-run.jobs';

const app = withApp();
const scene = new OwnerScene(app);
beforeAll(() => scene.begin());

const preview = 'POST /api/v1/statement-runs/preview';
const start = 'POST /api/v1/statement-runs';
const read = 'GET /api/v1/statement-runs/:statementRunId';
const ofUnit = 'POST /api/v1/properties/:propertyId/statement/letters';
const lettersOf = 'GET /api/v1/properties/:propertyId/statement/letters';

const addressOf = (name: string, email: string) =>
  scene.within((tx) => tx.updateTable('person').set({ email }).where('name', '=', name).execute());

const run = (runId: string) => statementRunJob.run({ tenantId: app.tenants.demo, runId }, app.platform);

const latestRunOf = (propertyId: string) =>
  scene.within(async (tx) => {
    const { statementRunId } = await tx
      .selectFrom('ownerLetter')
      .select('statementRunId')
      .where('propertyId', '=', propertyId)
      .orderBy('askedAt', 'desc')
      .executeTakeFirstOrThrow();
    return statementRunId ?? '';
  });

const mails = () =>
  scene.within((tx) =>
    tx
      .selectFrom('mail')
      .leftJoin('mailAttachment', 'mailAttachment.mailId', 'mail.id')
      .select(['mail.id', 'mail.subject', 'mail.toAddress', 'mail.textBody', 'mail.status'])
      .select(['mailAttachment.name', 'mailAttachment.content'])
      .orderBy('mail.toAddress')
      .execute(),
  );

const hold = async (propertyId: string) =>
  (await scene.treasurer()).ok('POST /api/v1/properties/:propertyId/collection-holds', {
    params: { propertyId },
    body: { reason: 'dispute', startsOn: '2026-06-15', petitionOn: null },
  });

test('statements go to each unit once, with a preview of how many, of who cannot be reached and who is left out', async () => {
  const treasurer = await scene.treasurer();
  const [owing, silent, held, clear] = [
    await scene.unit('S-1', { owner: 'Sara' }),
    await scene.unit('S-2', { owner: 'Silas' }),
    await scene.unit('S-3', { owner: 'Hugo' }),
    await scene.unit('S-4', { owner: 'Clara' }),
  ];
  await addressOf('Sara', 'sara@example.com');
  await addressOf('Hugo', 'hugo@example.com');
  await addressOf('Clara', 'clara@example.com');
  for (const unit of [owing, silent, held]) await scene.bill(unit, [scene.dues(9_000)]);
  await hold(held);
  const { data: balances } = await treasurer.ok('GET /api/v1/unit-balances');
  const balanceOf = (id: string) => balances.find(({ property }) => property.id === id);
  expect(balanceOf(owing)).toMatchObject({
    balanceMinor: 9_000,
    overdueMinor: 9_000,
    reachable: 1,
    isHeld: false,
  });
  expect(balanceOf(silent)).toMatchObject({ reachable: 0 });
  expect(balanceOf(held)).toMatchObject({ isHeld: true });
  expect(balanceOf(clear)).toMatchObject({ balanceMinor: 0 });
  const { data: planned } = await treasurer.ok(preview, { body: { audience: 'owing' } });
  expect(planned).toMatchObject({
    fromOn: '2025-06-15',
    at: '2026-06-15',
    units: 1,
    letters: 1,
    balanceMinor: 9_000,
    unreachable: [{ property: { id: silent }, owners: 'Silas' }],
    held: [{ property: { id: held } }],
  });
  const everybody = await treasurer.ok(preview, { body: { audience: 'owing', includesHeld: true } });
  expect(everybody.data).toMatchObject({ units: 2, held: [] });
  const { data: started } = await treasurer.ok(start, { body: { audience: 'owing', fromOn: '2026-05-01' } });
  expect(started).toMatchObject({ units: 1, letters: 1, waiting: 1, sent: 0, unreachable: 1, held: 1 });
  await Promise.all([run(started.id), run(started.id)]);
  await run(started.id);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    toAddress: 'sara@example.com',
    subject: 'Statement for S-1 as of June 15, 2026',
  });
  expect(mail?.textBody).toContain('account activity from May 1, 2026 to June 15, 2026');
  expect(mail?.textBody).toContain('Balance due: $90.00. The full balance is overdue.');
  expect(mail?.name).toBe('statement-2026-06-15.pdf');
  expect(mail?.content?.subarray(0, 5).toString()).toBe('%PDF-');
  await app.platform.mail.deliver(app.tenants.demo, mail?.id ?? '');
  const { data: stands } = await treasurer.ok(read, { params: { statementRunId: started.id } });
  expect(stands).toMatchObject({ waiting: 0, sent: 1, failed: 0, withheld: 0 });
  expect(
    stands.rows.map(({ property, outcome, letters }) => [property.name, outcome, letters.length]),
  ).toEqual([
    ['S-1', 'mailed', 1],
    ['S-2', 'no-address', 0],
    ['S-3', 'on-hold', 0],
  ]);
  const { data: runs } = await treasurer.ok('GET /api/v1/statement-runs');
  expect(runs.find(({ id }) => id === started.id)).toMatchObject({ audience: 'owing', sent: 1 });
  expect(await treasurer.call(start, { body: { audience: 'chosen', propertyIds: [silent] } })).toMatchObject({
    status: 409,
    body: { code: 'nobody-to-mail' },
  });
  expect(await treasurer.call(preview, { body: { audience: 'chosen' } })).toMatchObject({ status: 422 });
  expect(await treasurer.call(preview, { body: { audience: 'all', fromOn: '2026-06-16' } })).toMatchObject({
    status: 422,
  });
});

test('one unit is mailed by itself, in its reader’s language, once; under a hold only where that is chosen', async () => {
  const treasurer = await scene.treasurer();
  const owner = await app.client.as('owner', 'demo');
  await owner.ok('PATCH /api/v1/shell/preferences', { body: { language: 'es' } });
  const memberId = await scene.within(async (tx) => {
    const { id } = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', 'like', 'owner@%')
      .executeTakeFirstOrThrow();
    return id;
  });
  const unit = await scene.unit('S-5', { owner: 'Olive', memberId });
  await scene.bill(unit, [scene.dues(4_000)]);
  const params = { propertyId: unit };
  const { data: queued } = await treasurer.ok(ofUnit, { params, body: {} });
  expect(queued).toMatchObject([{ kind: 'statement', state: 'queued' }]);
  expect(await treasurer.call(ofUnit, { params, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'sent-just-now' },
  });
  // A hold that begins meanwhile keeps it here; one that begins when it is drawn, too.
  await hold(unit);
  await run(await latestRunOf(unit));
  expect((await treasurer.ok(lettersOf, { params })).data).toMatchObject([
    { state: 'withheld', withheld: 'on-hold' },
  ]);
  app.setClock(new Date('2026-06-15T16:05:00Z'));
  expect(await treasurer.call(ofUnit, { params, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'on-hold' },
  });
  await treasurer.ok(ofUnit, { params, body: { includesHeld: true } });
  const later = await latestRunOf(unit);
  await run(later);
  const spanish = (await mails()).find(({ subject }) => subject.includes('S-5'));
  expect(spanish?.subject).toBe('Estado de cuenta de S-5 al 15 de junio de 2026');
  expect(spanish?.textBody).toContain('/accounting/statement');
  await app.platform.mail.deliver(app.tenants.demo, spanish?.id ?? '');
  expect((await treasurer.ok(lettersOf, { params })).data[0]).toMatchObject({ state: 'kept' });
  expect((await owner.call(ofUnit, { params, body: {} })).status).toBe(403);
  expect((await owner.call(lettersOf, { params })).status).toBe(403);
  const lakeside = await app.client.as('admin', 'lakeside');
  expect((await lakeside.call(read, { params: { statementRunId: later } })).status).toBe(404);
});
