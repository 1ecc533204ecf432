import preset from '@courtyard/build/jest';

/** What is about a PostgreSQL server alone, and runs with `jest-server.config.mjs`. */
export const ofServers = '/database/server\\.test\\.ts$';

/** The API's tests on a database; the rules have a configuration of their own. */
export default {
  ...preset,
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '\\.rules\\.test\\.ts$', ofServers],
  globalSetup: '<rootDir>/src/testing/global/setup.ts',
  globalTeardown: '<rootDir>/src/testing/global/teardown.ts',
};
