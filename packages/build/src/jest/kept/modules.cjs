/** Modules that have run, by their place. */
const kept = new Map();

/** What is of tests runs for each file: it says what is done before, between and after the tests that are there. */
const isOfTests = (place) => /\.(?:test|fixture)\.|\/testing(?:\/|\.ts)|\/src\/jest\//.test(place);

class Registry extends Map {
  get(place) {
    return kept.get(place) ?? super.get(place);
  }

  has(place) {
    return kept.has(place) || super.has(place);
  }

  set(place, module) {
    if (!isOfTests(place)) kept.set(place, module);
    else super.set(place, module);
    return this;
  }

  delete(place) {
    return kept.delete(place) || super.delete(place);
  }
}

/** The runtime of the test file that runs. */
let current;

/**
 * Has a runtime find modules where an earlier test file of the worker ran them: all of the API takes longer to run than most
 * tests of it. They live as long as the worker, as they do in the process of a server, so that none of them may take one
 * database for another (see `databaseMemory`).
 */
exports.keepModules = function keepModules(runtime, { watch, watchAll }) {
  // A file may be changed between two runs of one worker.
  if (watch || watchAll) return;
  current = runtime;
  runtime.registries.moduleRegistry = new Registry();
  // What a kept module asks for later is asked of the file that runs then.
  runtime.requireBuilder.requireDispatch = (from, name) => current.requireModuleOrMock(from, name);
};
