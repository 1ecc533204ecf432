import preset from '@courtyard/build/jest';

/** Journeys drive the built product in a browser, one file after the other: they share two cores with it. */
export default {
  ...preset,
  setupFilesAfterEnv: ['<rootDir>/src/timeouts.ts'],
  globalSetup: '<rootDir>/src/leftovers/collect.ts',
  globalTeardown: '<rootDir>/src/leftovers/remove.ts',
};
