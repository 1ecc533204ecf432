import preset from '@courtyard/build/jest';

export default {
  ...preset,
  globalSetup: '<rootDir>/src/testing/global/setup.ts',
  globalTeardown: '<rootDir>/src/testing/global/teardown.ts',
};
