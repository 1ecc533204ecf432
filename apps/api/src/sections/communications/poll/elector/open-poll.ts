import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { type AuditEntry, changeOf, writeAudit } from '../../../../platform/audit/audit';
import type { Platform } from '../../../../platform/core/platform';
import type { CallContext } from '../../../../platform/section/call-context';
import type { CommunityJob } from '../../../../platform/section/jobs/section-jobs';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { notifyNotOpened, notifyOpened } from '../alerts/poll-notifications';
import { requireInspectors } from '../election/inspector.service';
import { mailWithoutAccount } from './paper/poll-letters.service';
import { findPoll } from '../poll.sql';
import { openBox } from './open-box';

type Run = Pick<CallContext, 'tx' | 'tenant' | 'platform'>;

/** Opens a draft and tells who may vote; `entry` is for the history. */
export async function openNow(
  run: Run,
  before: Poll,
  at: Date,
): Promise<{ opened: Poll; entry: AuditEntry }> {
  await openBox(run, before, at);
  const opened = await findPoll(run, before.id);
  if (!opened) throw new Error(`the poll ${before.id} is gone while it is opened`);
  await notifyOpened(run, opened);
  await mailWithoutAccount(run, opened);
  const { status, electors, rulesHash } = opened;
  const entry = changeOf(
    'poll.open',
    { poll: opened.id },
    { status: before.status },
    { status, electors, rulesHash },
  );
  return { opened, entry };
}

const clockOf = ({ id }: Tenant) => ({ tenantId: id, memberId: null, displayName: 'Courtyard' });

/** The draft, locked, where its moment has come and nobody opened or changed it meanwhile. */
async function dueDraft({ tx, platform }: Run, pollId: string): Promise<Poll | undefined> {
  await tx.selectFrom('poll').select('id').where('id', '=', pollId).forUpdate().execute();
  const poll = await findPoll({ tx }, pollId);
  const isDue =
    poll?.status === 'draft' && poll.opensAt !== null && new Date(poll.opensAt) <= platform.clock();
  return isDue ? poll : undefined;
}

async function openDraft(run: Run, pollId: string): Promise<void> {
  const { tx, platform, tenant } = run;
  const poll = await dueDraft(run, pollId);
  if (!poll) return;
  if (new Date(poll.closesAt) <= platform.clock()) throw new RangeError('it would be over already');
  await requireInspectors(run, poll);
  const { entry } = await openNow(run, poll, platform.clock());
  await writeAudit(tx, clockOf(tenant), entry);
  await platform.events.publish(tx, {
    tenantId: tenant.id,
    topic: 'section-data',
    section: 'communications',
  });
}

/** A draft that could not open itself waits for somebody, and those who run polls are told. */
async function giveUp(run: Run, pollId: string): Promise<void> {
  const { tx, tenant } = run;
  const poll = await dueDraft(run, pollId);
  if (!poll) return;
  const { opensAt, version } = poll;
  await tx
    .updateTable('poll')
    .set({ opensAt: null, version: version + 1, updatedAt: run.platform.clock() })
    .where('id', '=', pollId)
    .execute();
  const entry = changeOf('poll.schedule', { poll: pollId }, { opensAt }, { opensAt: null });
  await writeAudit(tx, clockOf(tenant), entry);
  await notifyNotOpened(run, poll);
}

async function openDue(platform: Platform, tenant: Tenant): Promise<void> {
  const due = await platform.inTenant(
    tenant.id,
    (tx) =>
      tx
        .selectFrom('poll')
        .select('id')
        .where('status', '=', 'draft')
        .where('opensAt', '<=', platform.clock().toISOString())
        .orderBy('opensAt')
        .execute(),
    { readOnly: true },
  );
  for (const { id } of due) {
    try {
      await platform.inTenant(tenant.id, (tx) => openDraft({ tx, platform, tenant }, id));
    } catch (error) {
      platform.log.warn({ err: error, poll: id }, 'a poll could not open itself');
      await platform.inTenant(tenant.id, (tx) => giveUp({ tx, platform, tenant }, id));
    }
  }
}

/** Opens the drafts whose moment has come. */
export const openingJob: CommunityJob = {
  name: 'communications.poll-opening',
  cron: '* * * * *',
  run: openDue,
};
