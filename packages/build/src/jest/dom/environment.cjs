const { File } = require('node:buffer');
const OwnContext = require('../kept/environment.cjs');
// Before jsdom is loaded, which takes over what it finds there.
require('./quick-matching.cjs');
const { default: JsdomEnvironment } = require('jest-environment-jsdom');

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

class PageEnvironment extends JsdomEnvironment {
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

/** Rules are pure: they get no page, which takes longer to make than they take to be tested. */
module.exports = function environmentOf(config, context) {
  const Environment = context.testPath.endsWith('.rules.test.ts') ? OwnContext : PageEnvironment;
  return new Environment(config, context);
};
