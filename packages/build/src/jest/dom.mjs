import { fileURLToPath } from 'node:url';
import { base } from './preset.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Jest preset for code that runs in a browser: jsdom with what jsdom lacks, and jest-dom's matchers; rules get neither. */
export default {
  ...base,
  testEnvironment: here('./dom/environment.cjs'),
  testEnvironmentOptions: { url: 'http://demo.localhost:8080/' },
  setupFiles: [here('./dom/globals.cjs')],
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, here('./dom/matchers.cjs')],
};
