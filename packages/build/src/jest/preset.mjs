import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What both environments share. Paths are absolute: the consumer's folder stays the root. */
export const base = {
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    // What takes long is left to `npm run test:all`; named by its path, it runs too.
    ...(process.env.COURTYARD_TEST_SCOPE === 'gate' ? ['\\.long\\.test\\.'] : []),
  ],
  modulePathIgnorePatterns: ['/dist/', '/dist-single/'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: { '\\.(?:[cm]?[jt]s|[jt]sx|(?:en|es)\\.(?:json|md))$': here('./transform.mjs') },
  transformIgnorePatterns: ['\\.cjs$', '/\\.pnpm/(?:jsdom|jest[^/]*|@jest\\+[^/]*)@'],
  resolver: here('./resolver.cjs'),
  moduleNameMapper: { '\\.(?:css|woff2?|svg|png|webp)$': here('./asset-stub.cjs') },
  setupFilesAfterEnv: [here('./timeouts.mjs')],
  resetMocks: false,
  restoreMocks: true,
  runtime: here('./compiled-once.cjs'),
};

/** Jest preset for code that runs on a server or nowhere in particular. */
export default {
  ...base,
  testEnvironment: here('./reuse/environment.cjs'),
};
