/** One run over all packages; the journeys have their own, as they need a build and a browser. */
export default {
  projects: ['<rootDir>/packages/*', '<rootDir>/apps/!(e2e)'],
};
