// Rules are tested without a page.
if (globalThis.document) {
  require('./page-globals.mjs');
  leaveOutOwnerStacks();
}

/**
 * React's development build keeps the stack of each element that it makes, for tools that show who made it, up to 10,000 in
 * a second. Its warnings come without them too, and a page's tests make very many elements.
 */
function leaveOutOwnerStacks() {
  for (const part of Object.values(require('react')))
    if (part?.recentlyCreatedOwnerStacks !== undefined)
      Object.defineProperty(part, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });
}
