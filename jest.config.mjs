import { availableParallelism } from 'node:os';

/** One run over all packages; the journeys have their own, as they need a build and a browser. */
export default {
  projects: ['<rootDir>/packages/*', '<rootDir>/apps/!(e2e)', '<rootDir>/apps/api/jest-rules.config.mjs'],
  // Jest leaves one core to itself, which does little: on two cores that would be half of the machine.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Jest keeps some of each file that it ran: 24 MB of one of the API. Collecting garbage among that takes longer than a new worker.
  workerIdleMemoryLimit: '900MB',
};
