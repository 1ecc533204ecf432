import preset from '@courtyard/build/jest';

/** Journeys drive the built product in a browser: a product for each worker, and for files that would break it one of their own. */
export default {
  ...preset,
  testEnvironment: '<rootDir>/src/run/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/timeouts.ts'],
  testSequencer: '<rootDir>/longest-first.mjs',
  globalSetup: '<rootDir>/src/run/begin.ts',
  globalTeardown: '<rootDir>/src/run/end.ts',
};
