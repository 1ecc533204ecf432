import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many types the compiler may make for a project. Seconds and memory depend on what else a machine does; types do not. On two quiet
 * cores 600,000 of them take less than the 10 s and 1 GB that a section may.
 */
const maxTypes = (project) => allowedTypes[project] ?? 600_000;

/** Those that hold what is of all sections. */
const allowedTypes = { 'apps/api': 1_300_000, 'packages/contract': 400_000 };

/** What all projects together may hold in memory at a time, in bytes. */
const maxMemory = 3 * 2 ** 30;

/** Built first: most other projects depend on these, or they take the longest. */
const first = ['packages/contract', 'apps/api', 'packages/common', 'packages/ui'];

const hasSources = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => /\.tsx?$/.test(name));

/**
 * The folders of the workspace that are type-checked, in build order. A folder with TypeScript but no
 * `tsconfig.json` is included, so that `tsc` reports the missing file.
 */
export function projectsIn(root) {
  const folders = ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter(
      (folder) => existsSync(join(root, folder, 'tsconfig.json')) || hasSources(join(root, folder, 'src')),
    );
  return [...new Set([...first, ...folders])].filter((folder) => folders.includes(folder));
}

/** For `tsc`: two projects at a time, which is what the smallest machines have cores for. */
export const compilerArguments = (projects) => [
  '--build',
  ...projects,
  '--builders',
  '2',
  '--checkers',
  '1',
  '--verbose',
  '--extendedDiagnostics',
  '--pretty',
  'false',
];

const ownPhases = ['Config', 'BuildInfo read', 'Parse', 'Bind', 'Check', 'Emit', 'Changes compute'];

/**
 * Reads what `tsc` printed under {@link compilerArguments}.
 * @returns {{ errors: string[], measured: { project: string, types: number, seconds: number, bytes: number }[] }} lines with errors and
 *   what belongs to them; of each project that was not up to date, the types, the seconds, and what the compiler then held in memory
 */
export function readOutput(output) {
  const errors = [];
  const measured = [];
  for (const line of output.split('\n')) {
    const project = /Building project '(.+)\/tsconfig\.json'/.exec(line)?.[1];
    if (project) measured.push({ project, types: 0, seconds: 0, bytes: 0 });
    const now = measured.at(-1);
    const [, name, value] = /^([A-Z][\w ]+):\s+([\d.]+)[Ks]?$/.exec(line) ?? [];
    if (/error TS\d+/.test(line) || (errors.length > 0 && /^ +\S/.test(line) && !line.startsWith('    * ')))
      errors.push(line);
    if (!now || name === undefined || name.startsWith('Aggregate')) continue;
    if (name === 'Types') now.types = Number(value);
    if (name === 'Memory used') now.bytes = Number(value) * 1024;
    if (ownPhases.some((phase) => name === `${phase} time`)) now.seconds += Number(value);
  }
  return { errors, measured };
}

/** Projects that the output of `tsc` has no status or no costs for, in a sentence each: their limits were not checked. */
export function unmeasured(output, projects, measured) {
  const seen = new Set(
    [...output.matchAll(/Project '(.+)\/tsconfig\.json' is /g)].map(([, project]) => project),
  );
  return [
    ...projects
      .filter((project) => !seen.has(project))
      .map((project) => `tsc reported nothing about ${project}.`),
    ...measured
      .filter(({ types, bytes }) => types === 0 || bytes === 0)
      .map(
        ({ project }) =>
          `tsc reported no types or memory for ${project}: its output may have a new format; see compiler-costs.mjs.`,
      ),
  ];
}

/** What is above its limit, in a sentence each. */
export function aboveLimits(measured) {
  const many = measured
    .filter(({ project, types }) => types > maxTypes(project))
    .map(
      ({ project, types }) =>
        `${project} makes ${thousands(types)} types; ${thousands(maxTypes(project))} are allowed. See "Types" in docs/patterns.md.`,
    );
  const bytes = Math.max(0, ...measured.map((each) => each.bytes));
  return bytes <= maxMemory
    ? many
    : [...many, `The compiler held ${gigabytes(bytes)} in memory; ${gigabytes(maxMemory)} are allowed.`];
}

const thousands = (count) => `${Math.ceil(count / 1000)}k`;
const gigabytes = (bytes) => `${(bytes / 2 ** 30).toFixed(1)} GB`;

/** A line for each project that was checked: what it cost. */
export const costs = (measured) =>
  measured.map(
    ({ project, types, seconds }) =>
      `${project.padEnd(22)} ${thousands(types).padStart(6)} types ${seconds.toFixed(1).padStart(6)} s`,
  );
