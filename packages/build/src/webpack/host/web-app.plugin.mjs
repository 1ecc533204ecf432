import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/**
 * Writes what a browser installs the application by: the icons of a folder under names with their hashes, and its
 * `manifest.json` with their addresses as `web-app.json`, to which the server adds the community's name.
 */
export class WebAppPlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WebApp', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'WebApp', stage }, () => {
        const read = (file) => {
          const path = join(this.folder, file);
          compilation.fileDependencies.add(path);
          return readFileSync(path);
        };
        const emit = (file, content) => compilation.emitAsset(file, new sources.RawSource(content));
        const withIcon = (icon) => {
          const bytes = read(icon.src);
          const file = icon.src.replace(/(?=\.\w+$)/, `.${hashOf(bytes)}`);
          emit(file, bytes);
          return { ...icon, src: `${compilation.outputOptions.publicPath}${file}` };
        };
        const manifest = JSON.parse(String(read('manifest.json')));
        emit('web-app.json', JSON.stringify({ ...manifest, icons: manifest.icons.map(withIcon) }));
      });
    });
  }
}
