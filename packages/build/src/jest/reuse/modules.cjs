/** What is of tests runs for each file: it says what is done before, between and after the tests that are there. */
const isOfTests = (place) => /\.(?:test|fixture)\.|\/testing(?:\/|\.ts)|\/src\/jest\//.test(place);

/** Everything but tests. */
exports.allButTests = (place) => !isOfTests(place);

class Registry extends Map {
  constructor(keeper) {
    super();
    this.keeper = keeper;
  }

  get(place) {
    return this.keeper.modules.get(place) ?? super.get(place);
  }

  has(place) {
    return this.keeper.modules.has(place) || super.has(place);
  }

  set(place, module) {
    if (this.keeper.keeps(place)) this.keeper.modules.set(place, module);
    else super.set(place, module);
    return this;
  }

  delete(place) {
    return this.keeper.modules.delete(place) || super.delete(place);
  }
}

/**
 * Modules that have run in one context, and stay for the files that run in it later.
 * @param {(place: string) => boolean} keeps which, by their places with `/`
 */
exports.makeKeeper = (keeps) => ({
  keeps: (place) => keeps(place.replaceAll('\\', '/')),
  modules: new Map(),
  current: null,
  jestOf: null,
});

/** The `jest` that a kept module was given, which is that of the file that runs: libraries move its fake timers on. */
const jestNow = (keeper, from) => new Proxy({}, { get: (_, name) => keeper.jestOf(from)[name] });

/**
 * Has a runtime find modules where an earlier test file of the worker ran them: all of the API takes longer to run than most
 * tests of it. They live as long as the worker, as they do in the process of a server, so that none of them may take one
 * database for another (see `databaseMemory`).
 */
exports.keepModules = function keepModules(runtime, keeper, { watch, watchAll }) {
  // A file may be changed between two runs of one worker.
  if (watch || watchAll) return;
  keeper.current = runtime;
  const { jestGlobals } = runtime;
  const jestOf = jestGlobals.jestObjectFor.bind(jestGlobals);
  keeper.jestOf = jestOf;
  jestGlobals.jestObjectFor = (from) => (keeper.keeps(from) ? jestNow(keeper, from) : jestOf(from));
  runtime.registries.moduleRegistry = new Registry(keeper);
  // What a kept module asks for later is asked of the file that runs then.
  runtime.requireBuilder.requireDispatch = (from, name) => keeper.current.requireModuleOrMock(from, name);
};

/**
 * Empties what Jest knows of the tests of earlier files, which holds all that these made: it puts that into the global object,
 * under another symbol for each file, as in a context that goes with its file.
 */
exports.forgetEarlierTests = function forgetEarlierTests(global) {
  for (const symbol of Object.getOwnPropertySymbols(global)) {
    if (symbol.description !== 'JEST_STATE_SYMBOL') continue;
    const { currentDescribeBlock, rootDescribeBlock } = global[symbol];
    for (const block of [currentDescribeBlock, rootDescribeBlock])
      Object.assign(block, { children: [], hooks: [], tests: [] });
  }
};
