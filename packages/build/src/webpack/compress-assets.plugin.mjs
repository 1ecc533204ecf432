import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:m?js|css|svg|wasm)$/;

/** Puts `.br` and `.gz` beside each text asset, so that a server sends them as they are and never compresses a file twice. */
export class CompressAssetsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressAssets', (compilation) => {
      // After the hashes are final, as the compressed bytes must be those of the named file.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressAssets', stage }, async (assets) => {
        const texts = Object.keys(assets).filter((file) => compressible.test(file));
        await Promise.all(texts.map((file) => compress(compilation, sources, file)));
      });
    });
  }
}

async function compress(compilation, { RawSource }, file) {
  const { source, info } = compilation.getAsset(file);
  const bytes = source.buffer();
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipped(bytes, { level: 9 }),
  ]);
  // As lasting as the file itself: what is called immutable is not written again where a file of the name is there.
  const copy = { immutable: info.immutable === true, minimized: true };
  compilation.emitAsset(`${file}.br`, new RawSource(br), copy);
  compilation.emitAsset(`${file}.gz`, new RawSource(gz), copy);
}
