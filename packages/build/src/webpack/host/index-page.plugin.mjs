import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { shortIntegrityOf } from '../chunks/integrity.mjs';
import { prerender } from './prerender.mjs';
import { filesOf } from '../release/release.plugin.mjs';

/** A stylesheet up to this size goes into the page itself: that is cheaper than one more request. */
const inlineLimitBytes = 4096;

/**
 * Writes `index.html`, and the pages that the application prerenders, from the host's template. `__CSP_NONCE__`, the
 * boot data, the community's name and `<!--courtyard:preload-->` stay in them for the server to fill.
 */
export class IndexPagePlugin {
  /**
   * @param {{ template: string, firstLook: string, worker: string, prerender: string | null }} options paths of files: the page, the
   *   script that stands in it and runs before anything is drawn, the service worker, and the module that renders pages
   */
  constructor({ template, firstLook, worker, prerender: source }) {
    Object.assign(this, { template, firstLook, worker, source });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IndexPage', (compilation) => {
      compilation.fileDependencies.addAll([this.template, this.firstLook, this.worker]);
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE + 2000;
      compilation.hooks.processAssets.tapPromise({ name: 'IndexPage', stage }, async () => {
        if (compilation.errors.length > 0 && !compiler.options.optimization.emitOnErrors) return;
        const template = readFileSync(this.template, 'utf8');
        const emit = (file, text) => compilation.emitAsset(file, new sources.RawSource(text));
        const { styles, fontsWith, scriptsWith } = headOf(compilation);
        const firstLook = `<script>${await inlineScript(this.firstLook)}</script>`;
        const fill = (page) =>
          template
            .replace('lang="en"', () => `lang="${page.language ?? 'en'}"`)
            .replace('<!--courtyard:first-look-->', () => firstLook)
            .replace('<!--courtyard:styles-->', () => styles + fontsWith(page) + page.styles)
            .replace('<!--courtyard:scripts-->', () => scriptsWith(page))
            .replace('<!--courtyard:root-->', () => page.html);

        emit('sw.js', await inlineScript(this.worker));
        emit('index.html', fill({ styles: '', html: '', chunks: [], isWhole: false }));
        if (!this.source || compiler.options.mode !== 'production') return;
        for (const page of await prerender(this.source)) emit(`pages/${page.name}.html`, fill(page));
      });
    });
  }
}

/** A script that is a whole of its own, without a byte to spare: in a page, or beside it. */
async function inlineScript(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text.trim();
}

const withoutComments = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

function headOf(compilation) {
  const { publicPath } = compilation.outputOptions;
  const bytesOf = (file) => compilation.getAsset(file).source.buffer();
  const attributes = (file) => `integrity="${shortIntegrityOf(bytesOf(file))}" crossorigin="anonymous"`;
  const style = (file) =>
    bytesOf(file).length <= inlineLimitBytes
      ? `<style nonce="__CSP_NONCE__">${withoutComments(String(bytesOf(file)))}</style>`
      : `<link rel="stylesheet" href="${publicPath}${file}" ${attributes(file)}>`;
  // The script in the page runs them, in this order, once something is drawn. All else that is preloaded waits for them.
  // A page that is whole without them does not share its line with them: they are fetched once it is drawn.
  const script = (isWhole) => (file) =>
    `<link ${isWhole ? 'rel="start"' : 'rel="preload" as="script"'} data-start href="${publicPath}${file}" ${attributes(file)}>`;

  const fonts = [...compilation.getAssets()]
    .map(({ name }) => name)
    .filter((file) => file.endsWith('.woff2'));
  const font = (file) =>
    `<link rel="preload" as="font" type="font/woff2" href="${publicPath}${file}" crossorigin="anonymous">`;

  const files = filesOf(compilation.entrypoints.get('main'));
  // Before `main`, which finds them there and asks for none of them again.
  const filesBefore = (chunks) =>
    chunks
      .flatMap((name) => filesOf(compilation.namedChunkGroups.get(name)))
      .filter((file) => !files.includes(file));
  return {
    styles: files
      .filter((file) => file.endsWith('.css'))
      .map(style)
      .join(''),
    /** Every font for a page that is a frame: what comes into it uses weights that the frame does not, and would move once they came. */
    fontsWith: ({ html, isWhole }) => (html === '' || isWhole ? '' : fonts.map(font).join('')),
    /** What the application starts with, and the named chunks that this page's first screen needs besides. */
    scriptsWith: ({ chunks, isWhole }) =>
      [...new Set(filesBefore(chunks)), ...files]
        .filter((file) => file.endsWith('.js'))
        .map(script(isWhole))
        .join(''),
  };
}
