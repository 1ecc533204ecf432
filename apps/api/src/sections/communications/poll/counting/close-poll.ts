import { randomUUID } from 'node:crypto';
import { spoiled, readChoices } from '@courtyard/contract/communications/poll/count/choices.rules';
import type { CountedBallot, CountRules } from '@courtyard/contract/communications/poll/count/count-rules';
import { countPoll } from '@courtyard/contract/communications/poll/count/count-poll';
import { markOfBallots, publicHash } from '@courtyard/contract/communications/poll/count/public-hash';
import { keptUntil } from '@courtyard/contract/communications/poll/election/election.rules';
import { ballotOpener } from '@courtyard/contract/communications/poll/voting/sealed-ballot';
import type { PollInput } from '@courtyard/contract/communications/poll/poll-input';
import { sql } from 'kysely';
import { changeOf, writeAudit } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import type { Platform } from '../../../../platform/core/platform';
import { setsOf } from '../../../../platform/core/time-slices';
import type { Tx } from '../../../../platform/database/database';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { notifyClosed } from '../alerts/sealed-notifications';
import { notifyCounted } from '../alerts/poll-notifications';
import { readPrivateKey } from './poll-keys';
import { clearEnvelopes } from './clear-envelopes';
import { closeSealed } from './sealed/close-sealed';
import { isTelling } from './telling.sql';
import { destroyUselessKeys } from './useless-keys';

interface Run {
  tx: Tx;
  platform: Platform;
  tenant: Tenant;
}

type Filling = Pick<Run, 'tx' | 'tenant'>;

export interface Box {
  id: string;
  secrecy: PollInput['secrecy'];
  rules: CountRules;
  version: number;
  profile: PollInput['profile'];
  closesOn: string;
}

interface Opened {
  electorId: string;
  weight: number;
  choices: string;
  code: string | null;
}

/** What stands in the history for what the clock did. */
const clockOf = ({ id }: Tenant) => ({ tenantId: id, memberId: null, displayName: 'Courtyard' });

/** The ballots of the electors, opened. One that cannot be read, or repeats a code, counts as spoiled. */
async function openEnvelopes({ tx, platform }: Run, pollId: string, rules: CountRules): Promise<Opened[]> {
  const { rows } = await sql<{ electorId: string; weight: number; envelope: string }>`
    select envelope.elector_id as "electorId", elector.weight::float8 as weight, envelope.envelope
    from poll_envelope envelope join poll_elector elector on elector.id = envelope.elector_id
    where envelope.poll_id = ${pollId} and elector.suspended is null`.execute(tx);
  const open = await ballotOpener(pollId, await readPrivateKey(platform, pollId));
  const codes = new Set<string>();
  const opened: Opened[] = [];
  for (const { electorId, weight, envelope } of rows) {
    const content = await open(envelope);
    const isRead =
      content !== null && !codes.has(content.code) && readChoices(rules, content.choices) !== null;
    if (isRead) codes.add(content.code);
    const [choices, code] = isRead ? [content.choices, content.code] : [spoiled, null];
    opened.push({ electorId, weight, choices, code });
  }
  return opened;
}

/** All ballots at once, in the order of ids that are chance: neither their place nor their transaction leads to an elector. */
async function writeBallots(
  { tx, tenant }: Filling,
  pollId: string,
  { opened, codes }: { opened: readonly CountedBallot[]; codes: readonly string[] },
): Promise<void> {
  const ballots = opened
    .map(({ weight, choices }) => ({ tenantId: tenant.id, id: randomUUID(), pollId, weight, choices }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const set of setsOf(ballots)) await tx.insertInto('pollBallot').values(set).execute();
  for (const set of setsOf(codes.toSorted())) {
    await tx
      .insertInto('pollCode')
      .values(set.map((code) => ({ tenantId: tenant.id, pollId, code })))
      .execute();
  }
}

async function emptyEnvelopes({ tx }: Filling, pollId: string, named: readonly Opened[]): Promise<void> {
  await tx.updateTable('pollEnvelope').set({ envelope: null }).where('pollId', '=', pollId).execute();
  for (const set of setsOf(named)) {
    const rows = set.map(({ electorId, choices }) => ({ elector_id: electorId, choices }));
    await sql`update poll_envelope envelope set choices = read.choices
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as read (elector_id uuid, choices text)
      where envelope.elector_id = read.elector_id`.execute(tx);
  }
}

/** Writes a count of the ballots that are in the box. */
export async function writeCount(
  { tx, tenant }: Filling,
  { id: pollId, rules, countedBy, at }: { id: string; rules: CountRules; countedBy: string; at: Date },
) {
  const { rows } = await sql<{ id: string; weight: number; choices: string }>`
    select id, weight::float8 as weight, choices from poll_ballot where poll_id = ${pollId}`.execute(tx);
  const { rulesHash, inputHash, resultHash, result } = await countPoll(rules, rows);
  const ballotsMark = await markOfBallots(rows.map((ballot) => ballot.id));
  const row = {
    id: newId(),
    countedAt: at.toISOString(),
    countedBy,
    rulesHash,
    inputHash,
    resultHash,
    ballotsMark,
    telling: await isTelling(tx, pollId),
  };
  await tx
    .insertInto('pollCount')
    .values({ tenantId: tenant.id, pollId, ...row, result: JSON.stringify(result) })
    .execute();
  return { ...row, result };
}

interface Filled {
  opened: readonly CountedBallot[];
  codes: readonly string[];
  /** Who chose what, of a poll that is not secret. */
  named: readonly Opened[];
  countedBy: string;
}

/** Writes the ballots of a poll, counts them, and lets go of what was encrypted. */
export async function fillBox(
  run: Filling,
  { id, rules, version, profile, closesOn }: Box,
  { opened, codes, named, countedBy }: Filled,
  at: Date,
) {
  await writeBallots(run, id, { opened, codes });
  await emptyEnvelopes(run, id, named);
  const count = await writeCount(run, { id, rules, countedBy, at });
  await run.tx
    .updateTable('poll')
    .set({
      status: 'counted',
      keepUntil: keptUntil(profile, closesOn),
      version: version + 1,
      updatedAt: at,
    })
    .where('id', '=', id)
    .execute();
  return { hash: await publicHash(count.ballotsMark, count) };
}

/** Opens the envelopes of a poll, and counts. */
export async function countBox(run: Run, box: Box, at: Date) {
  const opened = await openEnvelopes(run, box.id, box.rules);
  const codes = opened.flatMap(({ code }) => (code === null ? [] : [code]));
  const named = box.secrecy === 'secret' ? [] : opened;
  return fillBox(run, box, { opened, codes, named, countedBy: 'Courtyard' }, at);
}

/** Ends a poll whose time is over: it is counted, or waits for the inspector who has its key. */
export async function closePoll(run: Run, pollId: string): Promise<void> {
  const { tx, platform, tenant } = run;
  // From here on nobody casts.
  const poll = await tx
    .selectFrom('poll')
    .select(['id', 'title', 'secrecy', 'status', 'rules', 'version', 'closesAt', 'profile', 'closesOn'])
    .select(['sealed', 'publicKey'])
    .where('id', '=', pollId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { rules, publicKey } = poll;
  const at = platform.clock();
  if (poll.status !== 'open' || rules === null || publicKey === null || new Date(poll.closesAt) > at) return;
  const entry = poll.sealed
    ? await closeSealed(run, { ...poll, publicKey }, at)
    : changeOf(
        'poll.count',
        { poll: pollId },
        { status: 'open' },
        { status: 'counted', ...(await countBox(run, { ...poll, rules }, at)) },
      );
  await writeAudit(tx, clockOf(tenant), entry);
  await platform.events.publish(tx, {
    tenantId: tenant.id,
    topic: 'section-data',
    section: 'communications',
  });
  await (poll.sealed ? notifyClosed(run, poll) : notifyCounted(run, poll));
}

async function closeDue(platform: Platform, tenant: Tenant): Promise<void> {
  const due = await platform.inTenant(
    tenant.id,
    (tx) =>
      tx
        .selectFrom('poll')
        .select('id')
        .where('status', '=', 'open')
        .where('closesAt', '<=', platform.clock().toISOString())
        .orderBy('closesAt')
        .execute(),
    { readOnly: true },
  );
  let failures = 0;
  for (const { id } of due) {
    await platform
      .inTenant(tenant.id, (tx) => closePoll({ tx, platform, tenant }, id))
      .catch((error: unknown) => {
        failures += 1;
        platform.log.error({ err: error, poll: id }, 'a poll could not be counted');
      });
  }
  // The others were counted all the same.
  if (failures > 0) throw new Error(`${failures} of ${due.length} polls could not be counted`);
}

/** Counts the polls whose time is over, and lets go of what was encrypted in them and of the keys of those that were cancelled. */
export const closingJob: CommunityJob = {
  name: 'communications.poll-closing',
  cron: '* * * * *',
  async run(platform, tenant) {
    await closeDue(platform, tenant);
    await destroyUselessKeys(platform, tenant);
    await clearEnvelopes(platform, tenant);
  },
};
