// Rules are tested without a page.
if (globalThis.document) require('./page-globals.mjs');
