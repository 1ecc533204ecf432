import { finding, isCode, lineAt } from '../source-files.mjs';

/** Where the formats of the product are made. */
const makers = ['packages/contract/src/wire/intl.ts', 'packages/contract/src/wire/days.ts'];
const own = /\.toLocale(?:Date|Time)?String\(|\bnew Intl\.(?:DateTime|Number|RelativeTime|List)Format\b/g;

/** Days, times, amounts and counts are written one way: a format of one's own forgets the zone, the language or the person's choice. */
export function checkOwnFormats(files) {
  return files
    .filter((file) => isCode(file) && /^(?:apps|packages)\//.test(file.path))
    .filter(
      ({ path }) =>
        !path.startsWith('apps/e2e/') && !makers.includes(path) && !path.endsWith('/taste.test.mjs'),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(own)].map((match) =>
        finding(
          path,
          `${match[0]} is a format of its own; take useFormats(), or @courtyard/contract/formats`,
          lineAt(text, match.index),
        ),
      ),
    );
}
