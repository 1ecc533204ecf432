import { finding, isCode, lineAt } from '../source-files.mjs';

/** What asks for files of a build, not for the API: the code of sections with its descriptions, and the decoders of PDF.js. */
const ofBuildFiles = [
  'apps/host/src/federation/load/',
  'apps/host/src/federation/override/',
  'apps/documents/src/viewer/pdf/library/pdf-data.ts',
];
const raw = /(?<![\w.])(?:(?:window|globalThis|self)\.)?fetch\((?!_)/g;

const inBrowser = ({ path }) =>
  /^(?:apps\/[^/]+|packages\/(?:common|ui))\/src\//.test(path) && !/^apps\/(?:api|e2e)\//.test(path);

/** Calls of the API go through the client: a fetch of one's own has no token, language, retries or proof, and its errors say nothing. */
export function checkRawFetch(files) {
  return files
    .filter((file) => isCode(file) && /\.tsx?$/.test(file.path) && inBrowser(file))
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !ofBuildFiles.some((at) => path.startsWith(at)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(raw)].map((match) =>
        finding(
          path,
          'fetch() goes past the client; take call(), download() or upload() of @courtyard/common',
          lineAt(text, match.index),
        ),
      ),
    );
}
