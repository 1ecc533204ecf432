import { integrityOf } from '../chunks/integrity.mjs';

const unlisted = /\.(?:br|gz|map|html)$|^(?:release|host|web-app|mf-stats)\.json$|\.hot-update\./;

/**
 * Files of a compilation with size and hash, without maps and compressed copies.
 * @param hashOf gives the hash of a file's bytes. A browser takes what was preloaded only where the link names the very
 *   hash that the script names: for a build that carries the hashes of its chunks, that of those.
 */
export function listAssets(compilation, hashOf = integrityOf) {
  return compilation
    .getAssets()
    .filter(({ name }) => !unlisted.test(name))
    .map(({ name, source }) => {
      const bytes = source.buffer();
      return { file: name, bytes: bytes.length, integrity: hashOf(bytes) };
    })
    .toSorted((a, b) => a.file.localeCompare(b.file));
}

/** Scripts and styles that a group of chunks loads, in load order. */
export const filesOf = (group) =>
  [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter((file) =>
    /(?<!\.hot-update)\.(?:js|css)$/.test(file),
  );

/**
 * Writes a JSON description of the build beside its assets, once every file has its final name and content.
 * `describe` gets the compilation and gives the object, or a promise of it; the object must satisfy `schema`.
 */
export class DescribeBuildPlugin {
  constructor({ file, schema, describe }) {
    Object.assign(this, { file, schema, describe });
  }

  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DescribeBuild', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'DescribeBuild', stage }, async () => {
        // In development a build with faults runs too, and says in the page what they are.
        if (compilation.errors.length > 0 && !compiler.options.optimization.emitOnErrors) return;
        try {
          const described = this.schema.parse(await this.describe(compilation));
          compilation.emitAsset(this.file, new sources.RawSource(JSON.stringify(described)));
        } catch (error) {
          compilation.errors.push(new WebpackError(`${this.file} would be wrong: ${error.message}`));
        }
      });
    });
  }
}
