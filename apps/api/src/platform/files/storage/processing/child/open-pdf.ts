import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For names of the page's drawing that PDF.js wants to be there when it is loaded; text needs none of them. */
const notDrawn = function notDrawn() {};

/** Fonts, character maps and decoders that come with the library. */
function resources() {
  const folder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  return {
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    wasmUrl: `${folder}/wasm/`,
  };
}

/** Opens a PDF without running anything of it. Throws where it is encrypted or broken. */
export async function openPdf(content: Uint8Array, { isDrawn = false } = {}) {
  const names = globalThis as Record<string, unknown>;
  if (!isDrawn) for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) names[name] ??= notDrawn;
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { promise } = getDocument({
    ...resources(),
    data: content,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    // A page with a larger picture is drawn without it.
    maxImageSize: 40_000_000,
    stopAtErrors: false,
    verbosity: 0,
  });
  return promise;
}
