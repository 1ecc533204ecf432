const ofBuild = /^@courtyard\/([^:]+):build: /;

const packageOf = (line) => ofBuild.exec(line)?.[1] ?? null;

/**
 * Calls `onDone` with the name of each package that a grouped `turbo run build` is done with, or had in its cache.
 * @param {(name: string) => void} onDone
 * @returns {(text: string) => void} takes turbo's output as it comes
 */
export function followTurbo(onDone) {
  const done = new Set();
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const name of lines.map(packageOf)) {
      if (name === null || done.has(name)) continue;
      done.add(name);
      onDone(name);
    }
  };
}

/** The message for a `turbo run build` that failed: what the failed packages printed, which they are and what to do. */
export function buildFailure(output) {
  const named = [...output.matchAll(/@courtyard\/([^#\s]+)#build/g)].map(([, name]) => name);
  const failed = [...new Set(named)];
  const lines = output.split('\n').filter((line) => failed.includes(packageOf(line)));
  const errors = (lines.length > 0 ? lines.join('\n') : output).trim();
  const which = failed.length > 0 ? ` of ${failed.join(', ')}` : '';
  return `${errors}\n\nThe build${which} failed; the errors are above. Fix them, then run the command again.`;
}
