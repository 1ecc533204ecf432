// Rules are tested without a page, and need nothing that looks at one.
if (globalThis.document) {
  require('./queries.cjs');
  require('@testing-library/jest-dom');
}
