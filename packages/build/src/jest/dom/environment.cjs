const { File } = require('node:buffer');
const OwnContext = require('../reuse/environment.cjs');
// Before jsdom is loaded, which takes over what it finds there.
require('./quick-matching.cjs');
const { default: JsdomEnvironment } = require('jest-environment-jsdom');
const { forgetEarlierTests, makeKeeper } = require('../reuse/modules.cjs');
const { emptyPage, followListeners, followTimers, watchGlobals } = require('./empty-page.cjs');

/**
 * What browsers have, Node has and jsdom lacks. The abort classes come from Node as well: its fetch
 * refuses a signal that another realm made, and sends a form of another realm as the text "[object FormData]".
 */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

class Page extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) {
      const given = name === 'File' ? File : globalThis[name];
      if (given) this.global[name] = given;
    }
    // Bytes made by Node's encoders must be instances of the page's own class.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}

/** Libraries stay from one file to the next; but what registers itself with the tests of a file does so for each. */
const isLibrary = (place) =>
  /\/node_modules\/|\/packages\/contract\/src\/|\/src\/jest\/dom\/(?:page-globals|queries)\./.test(place) &&
  !/\/(?:@testing-library\/(?:react|jest-dom)\/dist\/index\.js$|@tanstack\/|@module-federation\/)/.test(
    place,
  );

/** Pages by their settings, which are the same for all packages so far. */
const pages = new Map();
/** The file that runs. */
let current;

function makePage(config, context) {
  const methods = Object.entries(context.console).filter(([, method]) => typeof method === 'function');
  const console = Object.fromEntries(
    methods.map(([name]) => [name, (...said) => current.console[name](...said)]),
  );
  const made = new Page(config, { ...context, console });
  const endings = [followTimers(made.global), followListeners(made.global)];
  return { made, endings, keeper: makeKeeper(isLibrary), exit: made.global.process.exit };
}

function pageOf(config, context) {
  const settings = JSON.stringify(config.projectConfig.testEnvironmentOptions);
  if (!pages.has(settings)) pages.set(settings, makePage(config, context));
  return pages.get(settings);
}

/** One page for all files of a worker, emptied between them. */
class KeptPage {
  constructor(config, context) {
    current = context;
    this.page = pageOf(config, context);
    const { made, keeper } = this.page;
    this.keeper = keeper;
    this.dom = made.dom;
    this.global = made.global;
    this.moduleMocker = made.moduleMocker;
    this.fakeTimers = made.fakeTimers;
    this.fakeTimersModern = made.fakeTimersModern;
    this.url = config.projectConfig.testEnvironmentOptions.url;
    forgetEarlierTests(this.global);
  }

  // What was set up before the tests of a file is there for all of them.
  async setup() {
    this.putBack = watchGlobals(this.global);
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    this.putBack?.();
    for (const end of this.page.endings) end();
    emptyPage(this.dom, this.url);
    this.global.process.exit = this.page.exit;
  }

  exportConditions() {
    return this.page.made.exportConditions();
  }

  getVmContext() {
    return this.dom.getInternalVMContext();
  }
}

/**
 * Rules are pure: they get no page, which takes longer to make than they take to be tested. With `ownPage` each file gets one,
 * with its libraries: what they keep in the window is part of what is tested there.
 */
module.exports = function environmentOf(config, context) {
  if (context.testPath.endsWith('.rules.test.ts')) return new OwnContext(config, context);
  // A file may be changed between two runs of one worker that watches.
  const { watch, watchAll } = config.globalConfig;
  const { ownPage } = config.projectConfig.testEnvironmentOptions;
  return ownPage || watch || watchAll ? new Page(config, context) : new KeptPage(config, context);
};
