import { finding, isCode, lineAt } from '../source-files.mjs';

/** A reading of a store that falls back to a list or an object it makes itself: `useX((state) => state.list ?? [])`. */
const fresh = /\buse[A-Z]\w*\(\s*\(?\{?[\w\s,]+\}?\)?\s*=>[^;=]*(?:\?\?|\|\|)\s*(?:\[\]|\{\})\s*,?\s*\)/g;

/** React asks a store again after each drawing: what is another at each reading never comes to rest (React's error 185). */
export function checkStoreReadings(files) {
  return files
    .filter((file) => isCode(file) && /\.tsx?$/.test(file.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(fresh)].map((match) =>
        finding(
          path,
          'the store gives another list at each reading; keep the empty one in a constant',
          lineAt(text, match.index),
        ),
      ),
    );
}
