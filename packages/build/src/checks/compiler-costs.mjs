import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many types the compiler may make for a project. Seconds and memory depend on what else a machine does; types do not. On two quiet
 * cores 600,000 of them take less than the 10 s and 1 GB that a section may.
 */
const mostTypes = (project) => (project === 'apps/api' ? 2_000_000 : 600_000);

/** What all projects together may hold in memory at a time, in bytes. */
const mostMemory = 3 * 2 ** 30;

/** Waited for by most, or long: what comes first decides how long all of it takes. */
const first = ['packages/contract', 'apps/api', 'packages/common', 'packages/ui'];

/** The folders of the workspace that are type-checked, in the order in which they are best begun. */
export function projectsIn(root) {
  const folders = ['packages', 'apps']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
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

/** What is above its limit, in a sentence each. */
export function aboveLimits(measured) {
  const many = measured
    .filter(({ project, types }) => types > mostTypes(project))
    .map(
      ({ project, types }) =>
        `${project} makes ${thousands(types)} types; ${thousands(mostTypes(project))} are allowed. See "Types" in docs/patterns.md.`,
    );
  const bytes = Math.max(0, ...measured.map((each) => each.bytes));
  return bytes <= mostMemory
    ? many
    : [...many, `The compiler held ${gigabytes(bytes)} in memory; ${gigabytes(mostMemory)} are allowed.`];
}

const thousands = (count) => `${Math.ceil(count / 1000)}k`;
const gigabytes = (bytes) => `${(bytes / 2 ** 30).toFixed(1)} GB`;

/** A line for each project that was checked: what it cost. */
export const costs = (measured) =>
  measured.map(
    ({ project, types, seconds }) =>
      `${project.padEnd(22)} ${thousands(types).padStart(6)} types ${seconds.toFixed(1).padStart(6)} s`,
  );
