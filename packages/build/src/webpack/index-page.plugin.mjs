import { readFileSync } from 'node:fs';
import { integrityOf } from './integrity.mjs';
import { prerender } from './prerender.mjs';
import { filesOf } from './release.plugin.mjs';

/** A stylesheet up to this size goes into the page itself: that is cheaper than one more request. */
const inlineLimitBytes = 4096;

const pages = ['/pages/login', '/pages/register', '/pages/reset-password', '/unauthorized'];
const fileOfPage = (path) => `pages/${path.split('/').at(-1)}.html`;

/**
 * Writes `index.html`, and a prerendered page for each account screen, from the host's template.
 * `__CSP_NONCE__`, the boot data and `<!--courtyard:preload-->` stay in them for the server to fill.
 */
export class IndexPagePlugin {
  /** @param {{ template: string, prerender: string | null }} options paths of files */
  constructor({ template, prerender: source }) {
    Object.assign(this, { template, source });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IndexPage', (compilation) => {
      compilation.fileDependencies.add(this.template);
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE + 2000;
      compilation.hooks.processAssets.tapPromise({ name: 'IndexPage', stage }, async () => {
        if (compilation.errors.length > 0) return;
        const template = readFileSync(this.template, 'utf8');
        const emit = (file, text) => compilation.emitAsset(file, new sources.RawSource(text));
        const { styles, scripts } = headOf(compilation);
        const fill = (page) =>
          template
            .replace('<!--courtyard:styles-->', () => styles + page.styles)
            .replace('<!--courtyard:scripts-->', () => scripts)
            .replace('<!--courtyard:root-->', () => page.html);

        emit('index.html', fill({ styles: '', html: '' }));
        if (!this.source || compiler.options.mode !== 'production') return;
        for (const [path, page] of await prerender(this.source, pages)) emit(fileOfPage(path), fill(page));
      });
    });
  }
}

const withoutComments = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

function headOf(compilation) {
  const { publicPath } = compilation.outputOptions;
  const bytesOf = (file) => compilation.getAsset(file).source.buffer();
  const attributes = (file) => `integrity="${integrityOf(bytesOf(file))}" crossorigin="anonymous"`;
  const style = (file) =>
    bytesOf(file).length <= inlineLimitBytes
      ? `<style nonce="__CSP_NONCE__">${withoutComments(String(bytesOf(file)))}</style>`
      : `<link rel="stylesheet" href="${publicPath}${file}" ${attributes(file)}>`;
  const script = (file) => `<script defer src="${publicPath}${file}" ${attributes(file)}></script>`;

  const files = filesOf(compilation.entrypoints.get('main'));
  return {
    styles: files
      .filter((file) => file.endsWith('.css'))
      .map(style)
      .join(''),
    scripts: files
      .filter((file) => file.endsWith('.js'))
      .map(script)
      .join(''),
  };
}
