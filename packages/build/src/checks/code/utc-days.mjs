import { finding, isCode, lineAt } from '../source-files.mjs';

/** Where days are made, and where they are of no community. */
const makers = [
  'packages/contract/src/wire/days.ts',
  // A day that was written as numbers.
  'apps/api/src/ledger/bank-files/text/day.rules.ts',
  'apps/host/src/layout/header/search/impossible.rules.ts',
  // The calendar of the library gives its days at their midnight in UTC.
  'apps/communications/src/calendar/grid/calendar-grid.tsx',
  // Failures of a release are counted for the server.
  'apps/api/src/platform/registry/failure/section-failures.service.ts',
  // Who runs the server reads moments in UTC.
  'apps/api/src/cli/section/token.commands.ts',
];
const utc =
  /\.toISOString\(\)\s*(?:\.(?:slice|substring|substr)\(0,\s*10\)|\.split\(\s*['"]T['"])|\bdayAt\([^;\n]*['"](?:Etc\/)?(?:UTC|GMT)['"]|\bcurrent_date\b|\bnow\(\)::date\b/gi;

/** In the evening of America it is tomorrow in UTC: a day of a community is taken by its own clock. */
export function checkUtcDays(files) {
  return files
    .filter((file) => isCode(file) && /^(?:apps|packages)\/[\w-]+\/src\//.test(file.path))
    .filter(
      ({ path }) =>
        !/^(?:apps\/e2e|packages\/build)\//.test(path) &&
        !/\.(?:test|fixture|demo|testing)\.\w+$|\/(?:testing|demo)\//.test(path) &&
        !makers.includes(path),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(utc)].map((match) =>
        finding(
          path,
          `${match[0]} is a day in UTC; take todayOf(context), dayAt(moment, timeZone) or addDays of @courtyard/contract/days`,
          lineAt(text, match.index),
        ),
      ),
    );
}
