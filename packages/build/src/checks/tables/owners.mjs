/** Folders and files of the API that work on the database as a whole: backups, commands, the demo, the start, tests. */
const whole =
  /^apps\/api\/src\/(?:(?:backup|cli|demo|server|testing)\/|(?:app|cli|main|modules|testing)\.ts$)/;
const tests = /\.(?:test|fixture|bench)\.ts$|\/(?:testing|proof|random-actions)\//;
const owned = /^apps\/api\/src\/(?:(platform|ledger)|sections\/([^/]+))\//;

/** Who owns the SQL of a file: `platform`, `ledger`, a section by its id, `whole` for what is nobody's own; null for what no rule knows. */
export function ownerOf(path) {
  if (whole.test(path)) return 'whole';
  const [, base, section] = owned.exec(path) ?? [];
  return base ?? section ?? null;
}

export const isApiCode = ({ path }) => /^apps\/api\/src\/.*\.ts$/.test(path) && !tests.test(path);

/** Who may know whom: each knows itself and what is below it; sections are beside each other. */
const heights = { platform: 0, ledger: 1 };
export const heightOf = (owner) => heights[owner] ?? 2;

export const nameOf = (owner) => (heightOf(owner) < 2 ? `the ${owner}` : `the section ${owner}`);
/** The file in which an owner lists what others may read. */
export const isPublicList = ({ path }) => path.endsWith('.public.ts') && ownerOf(path) !== null;
