import preset from '@courtyard/build/jest';

/** The API's tests on a database; the rules have a configuration of their own. */
export default {
  ...preset,
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '\\.rules\\.test\\.ts$'],
  globalSetup: '<rootDir>/src/testing/global/setup.ts',
  globalTeardown: '<rootDir>/src/testing/global/teardown.ts',
};
