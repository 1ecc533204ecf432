import { type FailedJob, failedJobRoutes } from '@courtyard/contract';
import { labelOf } from '@courtyard/contract/messages';
import type { Label } from '@courtyard/contract/fields/labels';
import { changeOf } from '../../audit/audit';
import type { Job } from '../../core/services';
import { type Call, implement, type Module } from '../../http/implement';
import { notFound } from '../../http/problem';
import { notifyOperations } from '../notify-operations';
import { communityFailures, countFailures, dismissFailures, retryFailures } from './failed-jobs.sql';
import { failureReason } from './failure-reason.rules';
import { failedJobsMessages } from './job-failed-notification';

const most = 100;

/** Of what an earlier release queued and this one does not know. */
const unknown = labelOf(failedJobsMessages, 'unknown');

type Acting = Pick<Call<(typeof failedJobRoutes)['retryFailedJobs']>, 'tx' | 'tenant' | 'platform' | 'audit'>;

interface Outcome {
  action: string;
  state: string;
  reason?: string;
  titleOf: (kind: string) => Label;
}

/** Records what was done with each; throws notFound where somebody else was faster. */
async function recordOutcome(
  { tx, tenant, platform, audit }: Acting,
  changed: readonly { id: string; kind: string }[],
  { action, titleOf, ...after }: Outcome,
): Promise<{ data: { count: number } }> {
  if (changed.length === 0) throw notFound('failed work');
  await audit(
    changed.map(({ id, kind }) =>
      changeOf(action, { job: id }, { state: 'failed' }, { work: titleOf(kind), ...after }),
    ),
  );
  await notifyOperations(platform, tx, tenant.id);
  return { data: { count: changed.length } };
}

/** Work of the community that failed for good: to look at, to have done again, to give up. */
export const failedJobsModule = (kinds: () => readonly Job[]): Module => {
  let titles: ReadonlyMap<string, Label> | null = null;
  const titleOf = (kind: string): Label => {
    titles ??= new Map(kinds().flatMap(({ name, title }) => (title ? [[name, title] as const] : [])));
    return titles.get(kind) ?? unknown;
  };
  return () => [
    implement(failedJobRoutes.listFailedJobs, async ({ tx }) => {
      const failures = await communityFailures(tx, most);
      const jobs = failures.map(({ message, code, ...job }): FailedJob => ({
        ...job,
        title: titleOf(job.kind),
        reason: failureReason({ code, message }),
        detail: [code, message].filter(Boolean).join(': ').slice(0, 1000),
      }));
      const total = jobs.length < most ? jobs.length : await countFailures(tx);
      return { data: { jobs, total } };
    }),

    implement(failedJobRoutes.retryFailedJobs, async (call) => {
      const changed = await retryFailures(call.tx, call.body.ids ?? null);
      return recordOutcome(call, changed, { action: 'job.retry', state: 'queued', titleOf });
    }),

    implement(failedJobRoutes.dismissFailedJobs, async (call) => {
      const { ids = null, reason } = call.body;
      const changed = await dismissFailures(call.tx, ids);
      return recordOutcome(call, changed, { action: 'job.dismiss', state: 'dismissed', reason, titleOf });
    }),
  ];
};
