import { availableParallelism } from 'node:os';

/** One run over all packages; the journeys have their own, as they need a build and a browser. */
export default {
  projects: ['<rootDir>/packages/*', '<rootDir>/apps/!(e2e)', '<rootDir>/apps/api/jest-rules.config.mjs'],
  // Jest leaves one core to itself, which does little: on two cores that would be half of the machine.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // A worker has about 400 MB of modules, and what is not collected yet; each file adds a little.
  workerIdleMemoryLimit: '1500MB',
};
