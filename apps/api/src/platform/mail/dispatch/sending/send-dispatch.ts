import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tx } from '../../../database/database';
import { installationId } from '../../../tenancy/community/location/installation';
import type { Platform } from '../../../core/platform';
import { addressIn } from '../../mail.service';
import { whatNow } from '../dispatch.rules';
import { notifyDispatch, notifyProgress } from '../dispatch-notifications';
import type { DispatchInput } from '../dispatch.service';
import { compose, type Sender, type Words } from './compose';
import { folderLine } from './folder-line';
import { accepted, outcomeOf, type Refusal, withoutAddresses } from './outcome.rules';
import { Paces } from './paces';
import {
  beginSending,
  claim,
  type Claimed,
  endLeases,
  nextMoment,
  release,
  settle,
  skipCancelled,
  skipBlocked,
} from './recipients.sql';
import { type Line, SmtpLine, type Taken } from './smtp-line';

/** So long one run works at one dispatch: the others are worked at too, and a job ends before its time limit. */
const runMs = 60_000;

/** Shorter waits for a domain's pace are waited out. */
const longestWaitMs = 2000;

/** While letters go out, the author's open pages are told of it at most so often. */
const progressMs = 2000;

/** After what keeps all letters from going. */
const troubleMs = 60_000;

interface Run {
  platform: Platform;
  tenantId: string;
  dispatchId: string;
  words: Words & Pick<DispatchInput, 'section' | 'sentBy'>;
  sender: Sender;
  paces: Paces;
  lease: string;
  endsAt: number;
  /** Set where going on makes no sense: in the server's codes. */
  trouble: string | null;
  /** Connections that are still at work, and whether one of them has handed a letter over. */
  lines: number;
  hasSent: boolean;
  /** When the author's browsers were last told how far it is. */
  toldAt: number;
}

/** Takes a dispatch up where it may go; gives its words, or null. */
async function takeUp(
  platform: Platform,
  tenantId: string,
  dispatchId: string,
): Promise<Run['words'] | null> {
  const [here, tenant] = [
    await installationId(platform, platform.db, tenantId),
    await platform.tenants.byId(tenantId),
  ];
  if (!tenant) return null;
  return platform.inTenant(tenantId, async (tx) => {
    const row = await tx
      .selectFrom('dispatch')
      .selectAll()
      .where('id', '=', dispatchId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const now = platform.clock();
    await endLeases(tx, { dispatchId, now });
    const { status, installation, dueAt, watchedAt } = row;
    if (status === 'cancelled') await skipCancelled(tx, { dispatchId, now });
    const verdict = whatNow(
      { status, installation, dueAt: new Date(dueAt), watchedAt: new Date(watchedAt) },
      now,
      here,
    );
    const set = (change: object) =>
      tx.updateTable('dispatch').set(change).where('id', '=', dispatchId).execute();
    if (verdict === 'overdue' || verdict === 'restored') {
      await set({ status: 'held', heldBecause: verdict });
      await notifyDispatch(platform, tx, { tenant, dispatch: row, what: verdict });
      return null;
    }
    if (verdict !== 'go') return null;
    await set({ status: 'sending', watchedAt: now, trouble: null, startedAt: row.startedAt ?? now });
    await skipBlocked(tx, { dispatchId, now });
    return row;
  });
}

const inTx = <T>({ platform, tenantId }: Run, step: (tx: Tx) => Promise<T>) =>
  platform.inTenant(tenantId, step);

/** Writes down what became of a letter; false where this connection has to leave the rest to the others. */
async function settleOne(run: Run, one: Claimed, end: Refusal | Taken): Promise<boolean> {
  const { dispatchId, lease, platform } = run;
  const now = platform.clock();
  const firstTriedAt = new Date(one.firstTriedAt ?? now);
  const outcome =
    'isTaken' in end ? accepted : outcomeOf(end, { attempts: one.attempts + 1, firstTriedAt, now });
  if ('isTaken' in end) run.hasSent = true;
  const goesOnWithout = outcome.isOfLine && (run.lines > 1 || run.hasSent);
  if (outcome.isTrouble && !goesOnWithout) run.trouble = outcome.reason;
  if (outcome.isSlowing) await run.paces.slowDown(one.domain, now);
  const answer = end.answer === null ? null : withoutAddresses(end.answer);
  const tells = Date.now() - run.toldAt >= progressMs;
  if (tells) run.toldAt = Date.now();
  await inTx(run, async (tx) => {
    await settle(tx, { dispatchId, id: one.id, lease, now }, outcome, answer);
    if (outcome.isNoMailbox) await blockAddress(tx, run.tenantId, one.address, now);
    if (tells) await notifyProgress(platform, tx, run.tenantId, run.words);
  });
  return !outcome.isTrouble;
}

/** Nothing more is sent to an address where a server says that there is no such mailbox. */
export async function blockAddress(tx: Tx, tenantId: string, address: string, at: Date): Promise<void> {
  await tx
    .insertInto('mailBlock')
    .values({ tenantId, address, category: '*', because: 'no-mailbox', at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One connection: takes recipients up and sends to them, until there are none, the time is over or it can send no more. */
async function work(run: Run, line: Line): Promise<void> {
  const { platform, dispatchId, lease } = run;
  const goesOn = () => run.trouble === null && Date.now() < run.endsAt;
  let isUsable = true;
  while (isUsable && goesOn()) {
    const now = platform.clock();
    await run.paces.refresh(now);
    const mine = await inTx(run, (tx) => claim(tx, lease, { dispatchId, now }));
    if (mine.length === 0) return;
    const left = new Map(mine.map(({ id }) => [id, { id, nextAt: null as Date | null }]));
    for (const one of mine) {
      if (!isUsable || !goesOn()) break;
      const end = await sendOne(run, line, one);
      if (end instanceof Date) left.set(one.id, { id: one.id, nextAt: end });
      else if (end !== 'withdrawn') left.delete(one.id);
      isUsable = end !== 'line-ended';
    }
    await inTx(run, (tx) => release(tx, { dispatchId, lease, now: platform.clock() }, [...left.values()]));
  }
}

/** Sends to one. It was not begun, and is to be let go of, where it is withdrawn or, until a moment, where its domain is written to slowly. */
async function sendOne(
  run: Run,
  line: Line,
  one: Claimed,
): Promise<'settled' | 'line-ended' | 'withdrawn' | Date> {
  const { platform, dispatchId, lease } = run;
  const now = platform.clock();
  const waitMs = run.paces.take(one.domain, now);
  if (waitMs > longestWaitMs) return run.paces.putOff(one.domain, waitMs, now);
  if (waitMs > 0) {
    await wait(waitMs);
    return sendOne(run, line, one);
  }
  const parcel = await compose(run.words, run.sender, one);
  const begin = () =>
    inTx(run, (tx) => beginSending(tx, { dispatchId, id: one.id, lease, now: platform.clock() }));
  const end = await line.hand(parcel, begin);
  if (end === 'withdrawn') return 'withdrawn';
  return (await settleOne(run, one, end)) ? 'settled' : 'line-ended';
}

/** Writes down how it stands after a run; gives when there is something to do next, or null. */
async function close(run: Run): Promise<Date | null> {
  const { platform, dispatchId, trouble } = run;
  const tenant = await platform.tenants.byId(run.tenantId);
  return inTx(run, async (tx) => {
    const row = await tx
      .selectFrom('dispatch')
      .selectAll()
      .where('id', '=', dispatchId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = platform.clock();
    await tx.updateTable('dispatch').set({ watchedAt: now, trouble }).where('id', '=', dispatchId).execute();
    if (row.status === 'cancelled') await skipCancelled(tx, { dispatchId, now });
    if (row.status !== 'sending') return null;
    const { left, at } = await nextMoment(tx, dispatchId);
    if (left) {
      const next = new Date(at ?? now);
      return trouble === null ? next : new Date(Math.max(next.getTime(), now.getTime() + troubleMs));
    }
    await tx
      .updateTable('dispatch')
      .set({ status: 'done', endedAt: now })
      .where('id', '=', dispatchId)
      .execute();
    if (tenant) await notifyDispatch(platform, tx, { tenant, dispatch: row, what: 'done' });
    return null;
  });
}

/**
 * Works at a dispatch for at most a minute, over several connections. Any number of processes may do so at a time: rows are
 * taken with SKIP LOCKED under a lease, and a letter's `sending` is committed before its first byte leaves. Gives when the
 * next run is due; null where nothing is left to do.
 */
export async function sendDispatch(
  platform: Platform,
  tenantId: string,
  dispatchId: string,
): Promise<Date | null> {
  const words = await takeUp(platform, tenantId, dispatchId);
  const tenant = await platform.tenants.byId(tenantId);
  if (!words || !tenant) return null;
  const { env, dataFolder, secret } = platform;
  const run: Run = {
    platform,
    tenantId,
    dispatchId,
    words,
    sender: {
      address: platform.mail.senderAddress(),
      bounceAddress: env.MAIL_BOUNCES ?? addressIn(env.MAIL_FROM),
      origin: platform.tenants.addressOf(tenant),
      secret,
    },
    paces: new Paces(platform.db),
    lease: randomUUID(),
    endsAt: Date.now() + runMs,
    trouble: null,
    lines: env.SMTP_URL ? env.MAIL_CONNECTIONS : 1,
    hasSent: false,
    toldAt: 0,
  };
  const { SMTP_URL: url } = env;
  const lines = Array.from({ length: run.lines }, () => (url ? new SmtpLine(url) : folderLine(dataFolder)));
  try {
    const ended = await Promise.allSettled(
      lines.map((line) => work(run, line).finally(() => (run.lines -= 1))),
    );
    const failed = ended.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    for (const line of lines) line.close();
  }
  return close(run);
}
