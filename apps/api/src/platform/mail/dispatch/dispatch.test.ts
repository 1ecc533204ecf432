import { randomUUID } from 'node:crypto';
import { applyDispatchAction, retryRecipients } from './dispatch.service';
import { someone, withDispatches } from './dispatch.fixture';
import { sealedId } from './return-path.rules';
import { installationId } from '../../tenancy/community/location/installation';
import { beginSending, claim } from './sending/recipients.sql';
import { sendDispatch } from './sending/send-dispatch';

const scene = withDispatches();
const { app, arrived, answers, hangsUpOn, limits, inDemo, start, later } = scene;
const { rowsOf, statesOf, statusOf, dispatch, run } = scene;
const demo = () => app.tenants.demo;

test('each gets one letter of their own, from our domain, and answers go to the author', async () => {
  const id = await dispatch(['ann', someone('bob', null), someone('cy', 'ANN@ann.example'), someone('ann')]);
  expect(await run(id)).toBeNull();
  expect(await statesOf(id)).toEqual(['ann accepted', 'bob skipped no-address', 'cy skipped same-address']);
  expect(await statusOf(id)).toMatchObject({ status: 'done' });
  const [{ mail, from, to } = { mail: undefined }] = arrived;
  expect(arrived).toHaveLength(1);
  const [ann] = await rowsOf(id);
  expect(to).toEqual(['ann@ann.example']);
  expect(from).toBe(`bounces+${sealedId(app.platform.secret, 'bounce', ann?.id ?? '')}@courtyard.example`);
  expect(mail?.from?.text).toBe('"Harbor View" <no-reply@courtyard.example>');
  expect(mail?.replyTo?.text).toBe('alma@demo.example');
  expect(mail?.subject).toBe('Hello <b>ann</b>');
  expect(mail?.html).toContain('Dear &lt;b&gt;ann&lt;/b&gt;');
  expect(mail?.text).toMatch(/stop: http:\/\/demo\.[^ ]+\/unsubscribe\?of=[\da-z]{41}/);
  expect(mail?.headers.get('list')).toMatchObject({
    unsubscribe: { url: expect.stringContaining('/unsubscribe?of=') },
  });
  await run(id);
  expect(arrived).toHaveLength(1);
});

test('one whose subject is of emojis ends, and its author is told', async () => {
  const id = await dispatch(['ann'], { subject: `A${'🌻'.repeat(149)}` });
  expect(await run(id)).toBeNull();
  expect(await statusOf(id)).toMatchObject({ status: 'done' });
});

test('a refusal is kept apart from what can pass, without addresses, and slows only its domain', async () => {
  answers.set('ann@ann.example', [550, '5.1.1 <ann@ann.example> unknown']);
  answers.set('bob@bob.example', [450, '4.2.0 bob@bob.example try later']);
  answers.set('cy@cy.example', [550, '5.7.1 policy']);
  const id = await dispatch(['ann', 'bob', 'cy', 'dan']);
  const next = await run(id);
  expect(await statesOf(id)).toEqual([
    'ann refused 550 5.1.1',
    'bob deferred 450 4.2.0',
    'cy refused 550 5.7.1',
    'dan accepted',
  ]);
  expect((await rowsOf(id)).map(({ answer }) => answer)).toEqual([
    '550 5.1.1 <…> unknown',
    '450 4.2.0 … try later',
    '550 5.7.1 policy',
    '250 OK: message queued',
  ]);
  expect(next).toEqual(later(5));
  const blocks = await inDemo((tx) =>
    tx
      .selectFrom('mailBlock')
      .select(['address', 'because'])
      .where(
        'address',
        'in',
        ['ann', 'bob', 'cy', 'dan'].map((name) => `${name}@${name}.example`),
      )
      .execute(),
  );
  expect(blocks).toEqual([{ address: 'ann@ann.example', because: 'no-mailbox' }]);
  const paces = await app.platform.db.selectFrom('mailPace').select('domain').execute();
  expect(paces).toEqual([{ domain: 'bob.example' }]);

  answers.clear();
  await run(id, later(5));
  expect(await statesOf(id)).toContain('bob accepted');
  // Only a person tries the refused once more, and not where there is no mailbox.
  expect(
    await inDemo((tx) =>
      retryRecipients(app.platform, tx, { tenantId: demo(), dispatchId: id, states: ['refused'] }),
    ),
  ).toBe(1);
  await run(id, later(6));
  expect(await statesOf(id)).toEqual([
    'ann refused 550 5.1.1',
    'bob accepted',
    'cy accepted',
    'dan accepted',
  ]);
});

test('after 72 hours nothing more is tried', async () => {
  answers.set('eve@eve.example', [451, '4.3.0 later']);
  const id = await dispatch(['eve']);
  await run(id);
  await run(id, later(59));
  // Looked after all the while, as the job of every minute does.
  await inDemo((tx) =>
    tx
      .updateTable('dispatch')
      .set({ watchedAt: later(72 * 60 + 1) })
      .where('id', '=', id)
      .execute(),
  );
  await run(id, later(72 * 60 + 1));
  expect(await statesOf(id)).toEqual(['eve refused 451 4.3.0 72h']);
});

test('a text without an answer is unknown, and is not sent again by itself', async () => {
  hangsUpOn.add('fay@fay.example');
  const id = await dispatch(['fay']);
  await run(id);
  expect(await statesOf(id)).toEqual([expect.stringMatching(/^fay unknown/)]);
  hangsUpOn.clear();
  await run(id, later(10));
  await run(id, later(30));
  expect(arrived).toHaveLength(1);
});

test('what a process left behind: a text under way is unknown, the rest goes on', async () => {
  const id = await dispatch(['gus', 'hal']);
  const [gus, hal] = await rowsOf(id);
  const left = { lease: id, leaseUntil: later(5) };
  await inDemo(async (tx) => {
    const set = (state: 'sending' | 'claimed', row?: { id: string }) =>
      tx
        .updateTable('dispatchRecipient')
        .set({ state, ...left })
        .where('id', '=', row?.id ?? '')
        .execute();
    await set('sending', gus);
    await set('claimed', hal);
    await tx.updateTable('dispatch').set({ status: 'sending' }).where('id', '=', id).execute();
  });
  await run(id, later(4));
  expect(arrived).toHaveLength(0);
  await run(id, later(6));
  expect(await statesOf(id)).toEqual(['gus unknown interrupted', 'hal accepted']);
});

test('many workers at a time send each letter once', async () => {
  const id = await dispatch(Array.from({ length: 120 }, (_, n) => `p${n}`));
  app.setClock(start);
  await Promise.all([1, 2, 3].map(() => sendDispatch(app.platform, demo(), id)));
  await run(id);
  expect(arrived).toHaveLength(120);
  expect(new Set(arrived.map(({ to }) => to[0])).size).toBe(120);
});

test('a server that cannot be reached stops nobody: it is said, and all go on later', async () => {
  const id = await dispatch(['ida']);
  const { SMTP_URL, MAIL_CONNECTIONS } = app.platform.env;
  // Of several connections the others would go on without this one, and the run begin again at once.
  Object.assign(app.platform.env, { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_CONNECTIONS: 1 });
  const next = await run(id);
  Object.assign(app.platform.env, { SMTP_URL, MAIL_CONNECTIONS });
  expect(next).toEqual(later(1));
  expect(await statusOf(id)).toMatchObject({ status: 'sending', trouble: expect.stringMatching(/^E/) });
  await run(id, later(1));
  expect(await statusOf(id)).toMatchObject({ status: 'done', trouble: null });
  expect(await statesOf(id)).toEqual(['ida accepted']);
});

test('overdue, or in a copy that was put back, it waits for a person', async () => {
  const late = await dispatch(['jo']);
  await run(late, later(61));
  expect(await statusOf(late)).toMatchObject({ status: 'held', heldBecause: 'overdue' });
  const copied = await dispatch(['kim']);
  await inDemo((tx) =>
    tx.updateTable('dispatch').set({ installation: 'another' }).where('id', '=', copied).execute(),
  );
  await run(copied);
  expect(await statusOf(copied)).toMatchObject({ status: 'held', heldBecause: 'restored' });
  expect(arrived).toHaveLength(0);
  // A community that is imported beside its own has the same letters, and is another.
  const ofOthers = await installationId(app.platform, app.platform.db, randomUUID());
  expect(ofOthers).not.toBe(await installationId(app.platform, app.platform.db, demo()));
  const action = (what: 'resume' | 'pause' | 'cancel') =>
    inDemo((tx) =>
      applyDispatchAction(app.platform, tx, { tenantId: demo(), dispatchId: copied, action: what }),
    );
  app.setClock(later(60));
  expect(await action('resume')).toBe(true);
  await run(copied, later(61));
  expect(arrived).toHaveLength(1);
  expect(await action('cancel')).toBe(false);
});

test('a pause holds between two letters', async () => {
  const id = await dispatch(['liz', 'max', 'ned']);
  const action = (what: 'pause' | 'resume') =>
    inDemo((tx) => applyDispatchAction(app.platform, tx, { tenantId: demo(), dispatchId: id, action: what }));
  await action('pause');
  expect(await run(id)).toBeNull();
  expect(arrived).toHaveLength(0);
  await action('resume');
  await run(id);
  expect(arrived).toHaveLength(3);
});

test('a server that takes so many letters over one line gets the next over another', async () => {
  limits.ofLine = 1;
  const id = await dispatch(['a', 'b', 'c', 'd', 'e']);
  await run(id);
  expect(await statusOf(id)).toMatchObject({ status: 'done', trouble: null });
  expect(arrived).toHaveLength(5);
});

/** As another process has taken a row up. */
const heldByAnother = (id: string, more: object = {}) =>
  inDemo((tx) =>
    tx
      .updateTable('dispatchRecipient')
      .set({ state: 'claimed', lease: id, leaseUntil: later(5), ...more })
      .where('dispatchId', '=', id)
      .where('name', '=', 'held')
      .execute(),
  );

const change = (id: string, row: object) =>
  inDemo((tx) => tx.updateTable('dispatch').set(row).where('id', '=', id).execute());

test('a stop lets go of what was taken up and not begun', async () => {
  const id = await dispatch(['held', 'left']);
  await change(id, { status: 'sending' });
  await heldByAnother(id);
  app.setClock(start);
  await inDemo((tx) =>
    applyDispatchAction(app.platform, tx, { tenantId: demo(), dispatchId: id, action: 'cancel' }),
  );
  expect(await statesOf(id)).toEqual(['held skipped cancelled', 'left skipped cancelled']);
  const given = { dispatchId: id, lease: id, now: start, id: (await rowsOf(id))[0]?.id ?? '' };
  expect(await inDemo((tx) => beginSending(tx, given))).toBe(false);
});

test('what another holds is waited for until its lease ends, however long ago it was due', async () => {
  const id = await dispatch(['held']);
  await heldByAnother(id, { nextAt: later(-1) });
  expect(await run(id)).toEqual(later(5));
});

test('the 72 hours begin with the first answer of a server, not while it cannot be reached', async () => {
  const id = await dispatch(['zoe']);
  const url = app.platform.env.SMTP_URL;
  app.platform.env.SMTP_URL = 'smtp://127.0.0.1:1';
  await run(id);
  app.platform.env.SMTP_URL = url;
  answers.set('zoe@zoe.example', [451, '4.3.0 later']);
  await change(id, { watchedAt: later(73 * 60) });
  await run(id, later(73 * 60));
  expect(await statesOf(id)).toEqual(['zoe deferred 451 4.3.0']);
});

test('who unsubscribes after their letter was taken up gets none', async () => {
  const id = await dispatch(['una']);
  await change(id, { status: 'sending' });
  const place = { dispatchId: id, now: start };
  const [una] = await inDemo((tx) => claim(tx, id, place));
  const block = { address: 'una@una.example', category: 'news', because: 'unsubscribed', at: start } as const;
  await inDemo((tx) =>
    tx
      .insertInto('mailBlock')
      .values({ tenantId: demo(), ...block })
      .execute(),
  );
  expect(await inDemo((tx) => beginSending(tx, { ...place, lease: id, id: una?.id ?? '' }))).toBe(false);
});
