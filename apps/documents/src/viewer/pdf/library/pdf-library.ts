// The build for older browsers: the other needs `Map.getOrInsertComputed`.
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  ResponseException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export { AnnotationMode, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

// Files of the release that the worker asks for by name when a document needs them: decoders of scans (CCITT, JBIG2, JPEG
// 2000) and of color profiles, and the two of the 14 standard fonts that no device can stand in for. Without the tables
// of CJK encodings, which take a megabyte.
const files = [
  new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  new URL('pdfjs-dist/wasm/qcms_bg.wasm', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
];
const folder = new URL('.', files[0]).href;

const rangeBytes = 256 * 1024;

/** Opens a PDF of the page's own origin and reads of it what is looked at. No script of it is ever run, and no form of XFA. */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({
    url,
    rangeChunkSize: rangeBytes,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    wasmUrl: folder,
    standardFontDataUrl: folder,
    useWorkerFetch: true,
    // 64 megapixels: a scan of A0 at 200 dpi.
    maxImageSize: 64 * 1024 * 1024,
    verbosity: 0,
  });

/** Why a PDF is not shown: it asks for a password, could not be fetched, or is none that can be read. */
export type PdfFailure = 'password' | 'unreached' | 'broken';

export function failureOf(error: unknown): PdfFailure {
  // Its class is in the library and not in its types.
  if (error instanceof Error && error.name === 'PasswordException') return 'password';
  return error instanceof ResponseException ? 'unreached' : 'broken';
}
