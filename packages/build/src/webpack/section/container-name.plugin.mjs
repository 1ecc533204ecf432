import { createHash } from 'node:crypto';

const hashLength = 8;

/**
 * Global name of a section's container while it is built, and of a build that is served while somebody works on it.
 * As long as the final one, so that source maps hold.
 */
export const provisionalContainer = (sectionId) =>
  `courtyard_${sectionId}_`.replaceAll(/\W/g, '_') + '0'.repeat(hashLength);

/**
 * Names a section's container after what was built: two builds may be open in one page, of one version too, and would
 * take each other's chunks for their own. The same code has the same name.
 */
export class ContainerNamePlugin {
  #final;

  /** @param {{ provisional: string }} options */
  constructor({ provisional }) {
    this.provisional = provisional;
    this.#final = provisional;
  }

  /** The name, once the scripts of a build are final. */
  get container() {
    return this.#final;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContainerName', (compilation) => {
      const before = (stage) => ({ name: 'ContainerName', stage: stage - 1 });
      // Scripts before they are compressed; the library's descriptions after they were written.
      compilation.hooks.processAssets.tap(before(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER), () => {
        this.#final = this.provisional.slice(0, -hashLength) + hashOfScripts(compilation);
        this.#rename(compiler, compilation, /\.js$/);
      });
      compilation.hooks.processAssets.tap(before(Compilation.PROCESS_ASSETS_STAGE_REPORT), () =>
        this.#rename(compiler, compilation, /\.json$/),
      );
    });
  }

  #rename({ webpack: { sources } }, compilation, names) {
    for (const { name, source } of compilation.getAssets().filter((asset) => names.test(asset.name))) {
      const text = source.source().toString();
      if (!text.includes(this.provisional)) continue;
      compilation.updateAsset(name, new sources.RawSource(text.replaceAll(this.provisional, this.#final)));
    }
  }
}

function hashOfScripts(compilation) {
  const hash = createHash('sha256');
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  for (const { name, source } of scripts.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`${name}\n`).update(source.buffer());
  return hash.digest('hex').slice(0, hashLength);
}
