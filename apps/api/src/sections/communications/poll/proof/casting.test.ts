import { sql } from 'kysely';
import { asServer } from '../../../../testing/test-database';
import { isInFile } from './dump';
import { logged } from './statement-log';
import { pollScene } from './poll-scene';

const { app, admin, inDemo, opened, ballotOf, envelope, cast, close, memberId } = pollScene();

const members = { basis: 'member' as const };

test('whoever has hundreds of votes casts each of them', async () => {
  const owner = await app.client.as('owner', 'demo');
  const poll = await opened({ ...members });
  const elector = (await ballotOf(owner, poll.id)).votes[0]?.electorId ?? '';
  const own = await memberId('owner');
  await inDemo((tx) =>
    sql`with elector as (
        insert into poll_elector (tenant_id, id, poll_id, name, people, weight)
        select courtyard.tenant_id(), gen_random_uuid(), ${poll.id}, '#' || place, 'Smith, Jones & Co.', 1
        from generate_series(1, 2001) place returning tenant_id, id, poll_id)
      insert into poll_voter (tenant_id, elector_id, poll_id, member_id)
      select elector.*, ${own} from elector`.execute(tx),
  );
  expect((await cast(owner, poll.id, 'yes', elector)).status).toBe(200);
  const query = { search: '#2001' };
  const electors = await (
    await admin()
  ).ok('GET /api/v1/polls/:pollId/electors', {
    params: { pollId: poll.id },
    query,
  });
  expect(electors.data[0]?.voters).toEqual(['Smith, Jones & Co.']);
});

test('paper takes the place of a vote only where the rules say so', async () => {
  const [manager, owner] = [await admin(), await app.client.as('owner', 'demo')];
  const enter = async (more: object) => {
    const poll = await opened({ ...members, replaceable: false, ...more });
    const online = await cast(owner, poll.id, 'yes');
    const { envelope: paper } = await envelope(owner, poll.id, 'no');
    const body = { electorId: online.electorId, envelope: paper };
    const params = { pollId: poll.id };
    const { status } = await manager.call('POST /api/v1/polls/:pollId/paper-votes', { params, body });
    return [status, (await cast(owner, poll.id, 'yes', online.electorId)).status];
  };
  expect(await enter({ profile: 'california' })).toEqual([409, 409]);
  expect(await enter({ profile: 'texas', replaceable: true })).toEqual([200, 409]);
  expect(await enter({ replaceable: true })).toEqual([200, 200]);
});

test('once a poll is counted nothing of what was encrypted is left in the file of the table', async () => {
  const owner = await app.client.as('owner', 'demo');
  const poll = await opened({ ...members });
  const first = await cast(owner, poll.id, 'no');
  const last = await cast(owner, poll.id, 'yes');
  const left = (text: string) => asServer(app, (client) => isInFile(client, 'poll_envelope', text));
  // The server sees to it by itself too, at a time of its own.
  await asServer(app, (client) => client.query('alter table poll_envelope set (autovacuum_enabled = false)'));
  expect([await left(first.envelope), await left(last.envelope)]).toEqual([true, true]);
  // Nobody waits for a backup that reads the table meanwhile.
  await asServer(app, async (backup) => {
    await backup.query('begin');
    await backup.query('lock table poll_envelope in access share mode');
    await close(poll.id);
    await backup.query('commit');
  });
  expect(await left(last.envelope)).toBe(true);
  await app.runJob('communications.poll-closing');
  expect([await left(first.envelope), await left(last.envelope)]).toEqual([false, false]);
});

test('a log of all statements with their parameters: before the close nothing of a choice, after it no voter beside one', async () => {
  const [owner, own] = [await app.client.as('owner', 'demo'), await memberId('owner')];
  const poll = await opened({ ...members, kind: 'score', points: 100, options: ['Gravel', 'Bark'] });
  const choices = 'o1=97+o2=83';
  const {
    electorId,
    envelope: sealed,
    receipt,
    code,
    before,
    after,
  } = await logged(app, async (read) => {
    const vote = await cast(owner, poll.id, choices);
    const logOfVote = await read();
    await close(poll.id);
    return { ...vote, receipt: vote.body.data.receipt, before: logOfVote, after: await read() };
  });
  expect(before).toContain(sealed);
  for (const secret of [choices, code]) expect(before).not.toContain(secret);
  // One entry of the log is a statement with its parameters.
  const telling = after.split(/^(?=.*LOG: )/m).filter((entry) => entry.includes(choices));
  expect(telling.length).toBeGreaterThan(0);
  for (const entry of telling)
    for (const voter of [electorId, own, receipt, code]) expect(entry).not.toContain(voter);
});
