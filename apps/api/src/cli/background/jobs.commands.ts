import type { Command } from 'commander';
import { failedJobs, retryJob } from '../../platform/jobs/failed/failed-jobs.sql';
import { inColumns, shortMoment } from '../output/columns';
import { CannotDo } from '../mistake';
import { print } from '../output/print';
import { withPlatform } from '../with-platform';

/** `courtyard jobs …`: work that failed for good, which waits for somebody to look. */
export function addJobCommands(program: Command): void {
  const jobs = program.command('jobs').description('background jobs that failed after all retries');
  jobs
    .command('failed')
    .description('list failed jobs, newest first')
    .action(() =>
      withPlatform(async ({ pool }) => {
        const failed = await failedJobs(pool);
        if (failed.length === 0) return print('No failed jobs.');
        const rows = failed.map((job) => [job.id, job.name, shortMoment(job.failedAt), job.reason]);
        print(inColumns([['JOB', 'NAME', 'FAILED (UTC)', 'ERROR'], ...rows]));
      }),
    );
  jobs
    .command('retry <job>')
    .description('queue a failed job again')
    .action((id: string) =>
      withPlatform(async ({ pool }) => {
        const name = await retryJob(pool, id);
        if (name === null) throw new CannotDo(`failed job ${id} not found`);
        print(`${name} was queued again.`);
      }),
    );
}
