import dom from '@courtyard/build/jest/dom';

/** Whole pages are rendered here; on a busy machine the standard five seconds are too few. */
export default {
  ...dom,
  testEnvironmentOptions: { ...dom.testEnvironmentOptions, ownPage: true },
  testTimeout: 30_000,
};
