/* global __webpack_hash__, EventSource, location, COURTYARD_BUILD_NAME */
// Runs in the page, once per build (host, section): takes over what changed, or reloads where that cannot be.
const events = new EventSource('/assets/dev/events');

events.addEventListener('message', ({ data }) => {
  const { name, hash } = JSON.parse(data);
  if (name !== COURTYARD_BUILD_NAME || hash === __webpack_hash__ || module.hot.status() !== 'idle') return;
  module.hot.check(true).then(
    (updated) => updated || location.reload(),
    () => location.reload(),
  );
});
