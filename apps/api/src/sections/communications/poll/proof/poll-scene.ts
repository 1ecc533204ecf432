import { newBallotCode, sealBallot } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import { addDays, dayAt } from '@courtyard/contract/days';
import { withApp, type TestPerson } from '../../../../testing';

/** A running API with what tests of polls do in it. */
export function pollScene() {
  const app = withApp();
  const admin = () => app.client.as('admin', 'demo');
  const today = () => dayAt(app.platform.clock(), 'America/New_York');
  const inDemo = <T>(work: Parameters<typeof app.platform.inTenant<T>>[1]) =>
    app.platform.inTenant(app.tenants.demo, work);

  // A transaction that told somebody does not see a queue that is made in its middle; where jobs run, all are there.
  beforeAll(async () => void (await (await admin()).ok('POST /api/v1/shell/mail-transport/test')));

  async function draft(more = {}) {
    const body = { title: 'Repave the drive', closesOn: addDays(today(), 3), ...more };
    return (await (await admin()).ok('POST /api/v1/polls', { body })).data;
  }

  async function opened(more = {}) {
    const { id, version } = await draft(more);
    const params = { pollId: id };
    return (await (await admin()).ok('POST /api/v1/polls/:pollId/open', { params, body: { version } })).data;
  }

  const ballotOf = async (person: TestPerson, pollId: string) =>
    (await person.ok('GET /api/v1/polls/:pollId/ballot', { params: { pollId } })).data;

  async function envelope(person: TestPerson, pollId: string, choices: string) {
    const { poll } = await ballotOf(person, pollId);
    if (poll.publicKey === null) throw new Error('no key');
    const code = newBallotCode();
    const amendedAt = poll.amendment?.at ?? null;
    return { code, amendedAt, envelope: await sealBallot(pollId, poll.publicKey, { choices, code }) };
  }

  async function cast(person: TestPerson, pollId: string, choices: string, electorId?: string) {
    const own = electorId ?? (await ballotOf(person, pollId)).votes[0]?.electorId ?? '';
    const sealed = await envelope(person, pollId, choices);
    const body = { electorId: own, envelope: sealed.envelope, amendedAt: sealed.amendedAt };
    const answer = await person.call('POST /api/v1/polls/:pollId/votes', { params: { pollId }, body });
    return { ...answer, ...sealed, electorId: own };
  }

  /** Moves the clock past the close, counts, and moves it back. */
  async function close(pollId: string) {
    const before = app.platform.clock();
    const { closesAt } = (await (await admin()).ok('GET /api/v1/polls/:pollId', { params: { pollId } })).data;
    app.setClock(new Date(Date.parse(closesAt) + 1000));
    await app.runJob('communications.poll-closing');
    app.setClock(before);
  }

  async function memberId(person: 'admin' | 'owner' | 'board' | 'treasurer') {
    const row = await inDemo((tx) =>
      tx
        .selectFrom('member')
        .innerJoin('identity', 'identity.id', 'member.identityId')
        .select('member.id')
        .where('identity.email', '=', `${person}@demo.example`)
        .executeTakeFirstOrThrow(),
    );
    return row.id;
  }

  return { app, admin, today, inDemo, draft, opened, ballotOf, envelope, cast, close, memberId };
}
