import { sql } from 'kysely';
import { takeBounce } from './take-bounce';
import { withDispatches } from '../dispatch.fixture';
import { sealedId } from '../return-path.rules';

const scene = withDispatches();
const { app, arrived, inDemo, rowsOf, statesOf, dispatch, run } = scene;

const form = { host: 'demo.localhost:8080', 'content-type': 'application/x-www-form-urlencoded' };

test('one click unsubscribes from the category: to look changes nothing, a cookieless form does, statutory mail goes on', async () => {
  const id = await dispatch(['olga']);
  await run(id);
  const [olga] = await rowsOf(id);
  const url = `/unsubscribe?of=${sealedId(app.platform.secret, 'unsubscribe', olga?.id ?? '')}`;
  const blocked = () =>
    inDemo((tx) =>
      tx.selectFrom('mailBlock').select('category').where('address', '=', 'olga@olga.example').execute(),
    );
  const looked = await app.app.inject({
    method: 'GET',
    url,
    headers: { host: form.host, 'accept-language': 'es' },
  });
  expect([looked.statusCode, await blocked()]).toEqual([200, []]);
  expect(looked.body).toContain('Darse de baja');
  const post = (payload: string, at = url, host = form.host) =>
    app.app.inject({ method: 'POST', url: at, headers: { ...form, host }, payload });
  expect(
    (await post('List-Unsubscribe=One-Click', url.slice(0, -1) + (url.endsWith('0') ? '1' : '0'))).statusCode,
  ).toBe(404);
  expect((await post('List-Unsubscribe=One-Click', url, 'lakeside.localhost:8080')).statusCode).toBe(404);
  const done = await post('List-Unsubscribe=One-Click');
  expect([done.statusCode, done.headers.location, await blocked()]).toEqual([
    200,
    undefined,
    [{ category: 'news' }],
  ]);

  const again = await dispatch(['olga']);
  await run(again);
  expect(await statesOf(again)).toEqual(['olga skipped unsubscribed']);
  const statutory = await dispatch(['olga'], { category: null });
  await run(statutory);
  expect(await statesOf(statutory)).toEqual(['olga accepted']);
  expect(arrived.at(-1)?.mail.headers.has('list')).toBe(false);
  await post('action=again');
  expect(await blocked()).toEqual([]);
  // As RFC 8058 would rather have it sent.
  const parts = await app.app.inject({
    method: 'POST',
    url,
    headers: { host: form.host, 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  });
  expect([parts.statusCode, await blocked()]).toEqual([200, [{ category: 'news' }]]);
});

const report = (to: string, status: string, action = 'failed') =>
  [
    'From: MAILER-DAEMON@mx.example',
    `To: <${to}>`,
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; pam@pam.example',
    `Action: ${action}`,
    `Status: ${status}`,
    '--b--',
    '',
  ].join('\r\n');

test('a bounce is believed by its mark alone', async () => {
  const id = await dispatch(['pam', 'quin']);
  await run(id);
  const [pam, quin] = await rowsOf(id);
  const back = (row: { id: string } | undefined) =>
    `bounces+${sealedId(app.platform.secret, 'bounce', row?.id ?? '')}@courtyard.example`;
  const forged = back(pam).replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));
  expect(await takeBounce(app.platform, report('bounces@courtyard.example', '5.1.1'))).toBe('not-ours');
  expect(await takeBounce(app.platform, report(forged, '5.1.1'))).toBe('not-ours');
  expect(await takeBounce(app.platform, report(back(pam), '4.4.7', 'delayed'))).toBe('nothing');
  const endless = `X-Filled: ${'x'.repeat(1_200_000)}\r\n${report(back(pam), '5.1.1')}`;
  expect(await takeBounce(app.platform, endless)).toBe('not-ours');
  expect(await statesOf(id)).toEqual(['pam accepted', 'quin accepted']);
  expect(await takeBounce(app.platform, report(back(pam), '5.7.1'))).toBe('noted');
  expect(await takeBounce(app.platform, report(back(quin).toUpperCase(), '5.1.1'))).toBe('noted');
  expect(await statesOf(id)).toEqual(['pam bounced 5.7.1', 'quin bounced 5.1.1']);
  const next = await dispatch(['pam', 'quin'], { category: null });
  await run(next);
  expect(await statesOf(next)).toEqual(['pam accepted', 'quin skipped no-mailbox']);
});

test('who unsubscribes while it goes out is left out', async () => {
  const id = await dispatch(['ray']);
  await inDemo((tx) =>
    sql`insert into mail_block values (${app.tenants.demo}, 'ray@ray.example', 'news', 'unsubscribed', now())`.execute(
      tx,
    ),
  );
  await run(id);
  expect(await statesOf(id)).toEqual(['ray skipped unsubscribed']);
});
