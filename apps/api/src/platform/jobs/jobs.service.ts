import { CompiledQuery, sql } from 'kysely';
import type PgBoss from 'pg-boss';
import { z } from 'zod';
import type { Tx } from '../database/database';
import type { Listener } from '../http/events/listener';
import { newId } from '../core/ids';
import type { Platform, PlatformCore } from '../core/platform';
import type { Job, Jobs, Starting } from '../core/services';
import { takeBackAbandoned } from './abandoned.sql';
import { createBoss } from './boss';
import { notifyJobFailed } from './failed/job-failed-notification';

const ofCommunity = z.object({ tenantId: z.string() });

export const jobsChannel = 'courtyard_jobs';

/**
 * Background work in pg-boss. Queued in the business transaction, told to every process when that commits, run by
 * one of them, again after a failure (six times, from 5 s on, each wait twice the one before).
 */
export class JobService implements Jobs {
  private readonly boss;
  private readonly workers = new Map<string, string>();
  private readonly queues = new Set<string>();
  private started = false;

  constructor(
    private readonly core: PlatformCore,
    listener: Listener,
  ) {
    this.boss = createBoss(core.pool, (error) => core.log.error({ err: error }, 'the job queue failed'));
    listener.on(jobsChannel, (name) => this.wake(name));
    listener.onGap(() => this.workers.forEach((_, name) => this.wake(name)));
  }

  enqueue: Jobs['enqueue'] = async (tx, name, payload, options = {}) => {
    await this.prepare(name);
    await this.boss.boss.send(name, payload, {
      // The queue admits one waiting job per key; work without a key gets one of its own.
      singletonKey: options.key ?? newId(),
      ...(options.startAfter !== undefined && {
        startAfter: startOf(options.startAfter, this.core.clock()),
      }),
      db: { executeSql: (text, values) => execute(tx, text, values) },
    });
    await sql`select pg_notify(${jobsChannel}, ${name})`.execute(tx);
  };

  /** Makes queues and schedules and starts a worker for each kind of job. */
  async start(platform: Platform, jobs: readonly Job[], { isAlone = false }: Starting = {}): Promise<void> {
    const { boss } = this.boss;
    // Before the queue's own worker begins: what it takes up is its own then.
    if (isAlone) await this.takeBack(platform);
    await boss.start();
    this.started = true;
    for (const queue of await boss.getQueues()) this.queues.add(queue.name);
    const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]));
    for (const job of jobs) {
      await this.prepare(job.name);
      if (job.cron !== undefined && schedules.get(job.name) !== job.cron) {
        await boss.schedule(job.name, job.cron, {});
      }
      if (job.cron === undefined && schedules.has(job.name)) await boss.unschedule(job.name);
      this.workers.set(
        job.name,
        await boss.work<object>(job.name, { includeMetadata: true }, (batch) =>
          this.run(job, batch, platform),
        ),
      );
    }
    await this.catchUp();
  }

  /** Takes no more work, lets what runs finish for at most 8 s; the rest is run again by whoever starts next. */
  async stop(): Promise<void> {
    if (this.started) await this.boss.boss.stop({ timeout: 8000, close: false });
    this.started = false;
    await this.boss.idle();
  }

  private async run(
    job: Job,
    batch: readonly PgBoss.JobWithMetadata<unknown>[],
    platform: Platform,
  ): Promise<void> {
    // More may wait, and one announcement can stand for many: the worker asks again at once until there is none.
    this.wake(job.name);
    for (const { id, data, retryCount, retryLimit } of batch) {
      const began = performance.now();
      const record = (outcome: 'done' | 'failed') =>
        platform.metrics.job(job.name, outcome, (performance.now() - began) / 1000);
      try {
        await job.run(data ?? {}, platform, { isLast: retryCount >= retryLimit });
        record('done');
      } catch (error) {
        record('failed');
        platform.log.error({ err: error, job: job.name, jobId: id }, 'a job failed');
        if (retryCount >= retryLimit) await this.notifyFailed(platform, data);
        throw error;
      }
    }
  }

  /** What a process that was killed had begun is done at once, not when its lease of ten minutes is over. */
  private async takeBack(platform: Platform): Promise<void> {
    const taken = await takeBackAbandoned(this.core.pool);
    if (taken.length === 0) return;
    this.core.log.info({ jobs: taken.length }, 'work that a process left behind is taken up again');
    for (const { state, data } of taken) if (state === 'failed') await this.notifyFailed(platform, data);
  }

  /** To the community that the work was for, where it was for one. */
  private async notifyFailed(platform: Platform, payload: unknown): Promise<void> {
    const { data } = ofCommunity.safeParse(payload);
    if (!data) return;
    await notifyJobFailed(platform, data.tenantId).catch((err: unknown) =>
      platform.log.error({ err }, 'nobody was told of a job that failed'),
    );
  }

  /** A machine that sleeps at night misses its nightly work: what last ran over a day ago runs now. */
  private async catchUp(): Promise<void> {
    const { rows } = await this.core.pool.query<{ name: string }>(
      `select s.name from pgboss.schedule s
       where (select max(created_on) from (
         select created_on from pgboss.job where name = s.name
         union all select created_on from pgboss.archive where name = s.name) past
       ) < now() - interval '25 hours'`,
    );
    for (const { name } of rows) {
      if (!this.workers.has(name)) continue;
      await this.boss.boss.send(name, {}, { singletonKey: 'missed' });
      this.wake(name);
    }
  }

  private wake(name: string): void {
    const worker = this.workers.get(name);
    if (worker !== undefined) this.boss.boss.notifyWorker(worker);
  }

  /** Asks once per process: work may be queued by a command before any server ever ran. */
  async prepare(name: string): Promise<void> {
    if (this.queues.has(name)) return;
    // In a transaction of its own and before the caller's touches the jobs: a queue is a partition, and a
    // transaction does not see one that was added after it used the table.
    if ((await this.boss.boss.getQueue(name)) === null) await this.createQueue(name);
    this.queues.add(name);
  }

  private async createQueue(name: string): Promise<void> {
    await this.boss.boss.createQueue(name, { name, policy: 'short' });
  }
}

/** pg-boss wants a moment or whole seconds from now; we give a moment or milliseconds from now. */
function startOf(startAfter: Date | number, now: Date): Date {
  return typeof startAfter === 'number' ? new Date(now.getTime() + startAfter) : startAfter;
}

async function execute(tx: Tx, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  return tx.executeQuery(CompiledQuery.raw(text, values));
}
