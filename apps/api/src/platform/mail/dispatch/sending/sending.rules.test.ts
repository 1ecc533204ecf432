import fc from 'fast-check';
import { nextStates, settledStates, whatNow } from '../dispatch.rules';
import { openedId, returnPath, sealedId, sealedIdsIn } from '../return-path.rules';
import { outcomeOf, type Refusal, withoutAddresses } from './outcome.rules';
import { paceNow, slowed, takeRoom } from './pace.rules';

const now = new Date('2027-03-01T15:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

const refusal: fc.Arbitrary<Refusal> = fc.record({
  stage: fc.constantFrom('connection' as const, 'sender' as const, 'recipient' as const, 'text' as const),
  code: fc.option(fc.constantFrom(421, 450, 451, 452, 550, 552, 554)),
  answer: fc.option(fc.constantFrom('550 5.1.1 no', '450 4.2.0 later', '554 5.7.1 policy', 'garbage')),
  error: fc.constant('ECONNECTION'),
});

test('whatever a server does, a recipient comes to a state that follows, and only an unanswered text is unknown', () => {
  fc.assert(
    fc.property(
      refusal,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 9000 }),
      (one, attempts, ago) => {
        const outcome = outcomeOf(one, { attempts, firstTriedAt: minutes(-ago), now });
        const from = one.stage === 'text' ? 'sending' : 'claimed';
        // What would meet all alike leaves the row as it was.
        expect(nextStates[outcome.isTrouble ? 'claimed' : from]).toContain(outcome.state);
        expect(outcome.state === 'unknown').toBe(one.stage === 'text' && one.code === null);
        expect(outcome.nextAt !== null).toBe(outcome.state === 'deferred');
        expect((outcome.nextAt ?? minutes(1)) > now && (outcome.nextAt ?? now) <= minutes(240)).toBe(true);
        // After 72 hours it is over.
        expect(ago >= 72 * 60 && outcome.state === 'deferred').toBe(false);
      },
    ),
  );
  // What is settled only a person, or a bounce, changes.
  for (const state of settledStates)
    expect(nextStates[state].every((next) => ['waiting', 'bounced'].includes(next))).toBe(true);
});

test('a dispatch goes at its time, within the hour, where it was written', () => {
  const standing = { status: 'waiting' as const, dueAt: now, watchedAt: now, installation: 'here' };
  const at = (time: Date, more = {}) => whatNow({ ...standing, ...more }, time, 'here');
  expect([at(minutes(-1)), at(now), at(minutes(60)), at(minutes(61))]).toEqual([
    'wait',
    'go',
    'go',
    'overdue',
  ]);
  const sending = { status: 'sending', dueAt: minutes(-500) };
  expect([at(minutes(60), sending), at(minutes(61), sending)]).toEqual(['go', 'overdue']);
  expect(at(now, { installation: 'another' })).toBe('restored');
  for (const status of ['paused', 'held', 'done', 'cancelled']) expect(at(now, { status })).toBe('nothing');
});

test('a mark is of one id and one purpose, survives a change of case, and fits a local part', () => {
  const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.nat(40),
      fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz'),
      (id, at, digit) => {
        const sealed = sealedId(secret, 'bounce', id);
        expect(openedId(secret, 'bounce', sealed.toUpperCase())).toBe(id);
        expect(openedId(secret, 'unsubscribe', sealed)).toBeNull();
        expect(openedId(other, 'bounce', sealed)).toBeNull();
        const changed = `${sealed.slice(0, at)}${digit}${sealed.slice(at + 1)}`;
        expect(openedId(secret, 'bounce', changed)).toBe(changed === sealed ? id : null);
        const path = returnPath('bounces@example.com', sealed);
        expect(path.indexOf('@')).toBeLessThanOrEqual(64);
        expect(sealedIdsIn(`To: <${path}>`)).toEqual([sealed]);
      },
    ),
  );
});

test('a bucket lets through what its pace says, and a slowed domain recovers by the hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 6000 }), (perMinute) => {
      let bucket: ReturnType<typeof takeRoom>['bucket'] | undefined;
      let sent = 0;
      for (let second = 0; second < 60; second += 0.5) {
        for (;;) {
          const taken = takeRoom(bucket, perMinute, new Date(now.getTime() + second * 1000));
          bucket = taken.bucket;
          if (taken.waitMs > 0) break;
          sent += 1;
        }
      }
      expect(sent).toBeLessThanOrEqual(perMinute + Math.max(1, perMinute / 30));
      expect(sent).toBeGreaterThan(perMinute / 2 - 2);
    }),
    { numRuns: 25 },
  );
  const once = slowed(undefined, now);
  expect(paceNow(once, now)).toEqual({ perMinute: 600, notBefore: minutes(1) });
  // Answers that come together count once.
  expect(slowed(once, now)).toEqual(once);
  expect(slowed(once, minutes(2)).perMinute).toBe(300);
  expect(paceNow(once, minutes(121))).toEqual({ perMinute: 2400, notBefore: null });
});

test('what a server says is kept without addresses', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(withoutAddresses(`550 5.1.1 <${address}>: no mailbox`)).not.toContain(address.split('@')[1]);
    }),
  );
});
