import { watch } from 'node:fs';

const settleMs = 60;

/**
 * Tells of changes below folders, or of a file; once for all that a save writes together.
 * @param {readonly string[]} paths
 * @param {() => void} onChange
 * @returns {() => void} ends it
 */
export function watchSources(paths, onChange) {
  let settling;
  const watchers = paths.map((path) =>
    watch(path, { recursive: true }, (_event, name) => {
      // Tests are no part of what runs, nor is what the compiler is told, and editors leave files of their own beside what they save.
      if (/\.test\.|\.d\.json\.ts$|~$|\.sw[a-z]$|(?:^|[\\/])\./.test(name ?? '')) return;
      clearTimeout(settling);
      settling = setTimeout(onChange, settleMs);
    }),
  );
  return () => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
  };
}
