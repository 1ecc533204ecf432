import webpack from 'webpack';
import { shortIntegrityOf } from './integrity.mjs';

const { RuntimeGlobals, RuntimeModule, runtime, web } = webpack;
const hashes = '__webpack_require__.integrity';

/** Stands for the hash of a chunk that does not exist yet when the runtime is written; as long as one, it moves nothing. */
const placeholder = (chunkId) => `*integrity:${chunkId}*`.padEnd(shortIntegrityOf('').length, '_');

/** The runtime's own list of hashes, by chunk id. */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_BASIC);
  }

  generate() {
    const ids = [...this.chunk.getAllAsyncChunks()].map((chunk) => chunk.id);
    const entries = ids.map((id) => [id, placeholder(id)]);
    return `${hashes} = ${JSON.stringify(Object.fromEntries(entries))};`;
  }
}

/**
 * Makes webpack's chunk loading check what it gets. A changed file is refused by the browser.
 *
 * `own`: the entry carries the hashes of its chunks (the host, which is itself named by the server).
 * `provided`: the page gives `globalThis.courtyardIntegrity(url)` (a section, whose hashes stand in the registry's
 * answer; this keeps its entry small).
 */
export class ChunkIntegrityPlugin {
  /** @param {{ from: 'own' | 'provided' }} options */
  constructor({ from }) {
    this.from = from;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      const value = (url) =>
        this.from === 'own' ? `${hashes}[chunkId]` : `globalThis.courtyardIntegrity(${url})`;
      const checked = (element, url) =>
        `${element}.crossOrigin = 'anonymous';\n${element}.integrity = ${value(url)};`;

      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => `${source}\nif (chunkId !== undefined) { ${checked('script', 'script.src')} }`,
      );
      web.JsonpChunkLoadingRuntimeModule.getCompilationHooks(compilation).linkPreload.tap(
        'ChunkIntegrity',
        (source) => `${source}\n${checked('link', 'link.href')}`,
      );
      if (this.from === 'own') carryHashes(compiler, compilation);
    });
  }
}

function carryHashes(compiler, compilation) {
  const { Compilation, sources } = compiler.webpack;
  compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('ChunkIntegrity', (chunk) => {
    compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
  });
  // The last moment at which a file may change: the next stage names files by their content.
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
  compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, () => {
    for (const chunk of compilation.chunks) {
      if (!chunk.hasRuntime()) continue;
      for (const file of chunk.files) fillIn(compilation, sources, chunk, file);
    }
  });
}

function fillIn(compilation, { RawSource }, chunk, file) {
  let text = compilation.getAsset(file).source.source();
  if (typeof text !== 'string' || !text.includes('*integrity:')) return;
  for (const loaded of chunk.getAllAsyncChunks()) {
    const script = [...loaded.files].find((name) => name.endsWith('.js'));
    const hash = script ? shortIntegrityOf(compilation.getAsset(script).source.buffer()) : '';
    text = text.replaceAll(placeholder(loaded.id), hash);
  }
  compilation.updateAsset(file, new RawSource(text));
}
