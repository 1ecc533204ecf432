const { createRequire } = require('node:module');
const { allButTests, forgetEarlierTests, makeKeeper } = require('./modules.cjs');

const ofJest = createRequire(require.resolve('jest-environment-node'));
const { LegacyFakeTimers, ModernFakeTimers } = ofJest('@jest/fake-timers');
const { ModuleMocker } = ofJest('jest-mock');

const keeper = makeKeeper(allButTests);
const untouched = { console: globalThis.console, exit: process.exit };

/**
 * Runs tests in the worker's own context, where modules can be kept from one file to the next (see `modules.cjs`). What a file
 * leaves in the environment's variables, in the console and in Jest's timers is undone after it.
 */
module.exports = class OwnContext {
  global = globalThis;
  keeper = keeper;
  moduleMocker = new ModuleMocker(globalThis);
  before = { ...process.env };

  constructor({ projectConfig: config }) {
    forgetEarlierTests(globalThis);
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.before)) delete process.env[name];
    Object.assign(process.env, this.before);
    globalThis.console = untouched.console;
    process.exit = untouched.exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};
