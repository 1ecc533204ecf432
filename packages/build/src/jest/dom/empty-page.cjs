/** Timers that are shorter run out by themselves; a library that waits for one would wait forever if it were cleared. */
const shortMs = 100;

/** Remembers which long timers a page runs; gives what ends them. */
exports.followTimers = function followTimers(window) {
  const running = new Set();
  const follow = (name, isLong) => {
    const start = window[name];
    window[name] = (work, delay, ...args) => {
      const id = start.call(window, work, delay, ...args);
      if (isLong(delay)) running.add(id);
      return id;
    };
  };
  follow('setTimeout', (delay) => delay >= shortMs);
  follow('setInterval', () => true);
  return () => {
    for (const id of running) window.clearTimeout(id);
    running.clear();
  };
};

/** What libraries, which stay, put into the window and its document. */
const isOfLibraries = (name) => name === 'CSS' || name.startsWith('_');

/** Remembers what the window, its document and the environment have; gives what puts back what of it was replaced, and removes what was added. */
exports.watchGlobals = function watchGlobals(window) {
  const owners = [window, window.navigator, window.document, window.process?.env ?? {}];
  const before = owners.map((owner) => [owner, Object.getOwnPropertyDescriptors(owner)]);
  return () => {
    for (const [owner, properties] of before) {
      for (const [name, property] of Object.entries(properties)) {
        const now = Object.getOwnPropertyDescriptor(owner, name);
        if (property.configurable && (now?.value !== property.value || now?.get !== property.get))
          Object.defineProperty(owner, name, property);
      }
      for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
        if (configurable && !Object.hasOwn(properties, name) && !isOfLibraries(name)) delete owner[name];
      }
    }
  };
};

const captures = (options) => (typeof options === 'object' ? Boolean(options?.capture) : Boolean(options));

/** Remembers who listens to a window; gives what ends that. What listens to the document are libraries, once for all files. */
exports.followListeners = function followListeners(window) {
  let listening = [];
  const { addEventListener, removeEventListener } = window;
  const isOther =
    ([type, listener, options]) =>
    (other) =>
      other[0] !== type || other[1] !== listener || captures(other[2]) !== captures(options);
  window.addEventListener = (...given) => {
    if (listening.every(isOther(given))) listening.push(given);
    return addEventListener.apply(window, given);
  };
  window.removeEventListener = (...given) => {
    listening = listening.filter(isOther(given));
    return removeEventListener.apply(window, given);
  };
  // Each only once: Jest counts those that listen to errors.
  return () => {
    for (const given of listening) window.removeEventListener(...given);
  };
};

/** A page as it is before anything is shown on it. */
exports.emptyPage = function emptyPage({ window }, url) {
  const { document } = window;
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  document.head.replaceChildren();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  window.history.replaceState(null, '', url);
};
