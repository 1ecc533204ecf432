import { fileURLToPath } from 'node:url';
import preset from '@courtyard/build/jest';

/** Rules need no database: a run of them alone starts none. */
export default {
  ...preset,
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testMatch: ['<rootDir>/src/**/*.rules.test.ts'],
};
