import { finding, isCode } from './source-files.mjs';

const limit = 300;
const reason = /^\s*\/[/*]+[^\n]*\blong because\b/i;

/** No file over 300 lines, unless its first line says why ("Long because ..."). */
export function checkFileLength(files) {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    if (lines <= limit || reason.test(text)) return [];
    return [
      finding(path, `${lines} lines; at most ${limit}. Take a subject of its own out of it`, limit + 1),
    ];
  });
}
