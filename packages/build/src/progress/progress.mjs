const redraw = '\r\u001B[K';

const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

const fitting = (text, columns = 80) => (text.length < columns ? text : `${text.slice(0, columns - 2)}…`);

/** One line for the step, with its latest note and its seconds, drawn again each second. */
function terminalLine(stream, title) {
  const startedAt = performance.now();
  let note = '';
  const draw = () => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    stream.write(redraw + fitting(`${title}…${note && ` ${note},`} ${seconds} s`, stream.columns));
  };
  const ticking = setInterval(draw, 1000);
  // What ends the process elsewhere must not wait for a clock.
  ticking.unref();
  draw();
  return {
    note(text) {
      note = text;
      draw();
    },
    end(result) {
      clearInterval(ticking);
      stream.write(`${redraw}${title}: ${result}${secondsSince(startedAt)}\n`);
    },
  };
}

/** A line when the step begins, one for each note and one at its end. */
function plainLines(stream, title) {
  const startedAt = performance.now();
  stream.write(`${title}…\n`);
  return {
    note: (text) => stream.write(`  ${text}, ${secondsSince(startedAt)}\n`),
    end: (result) => stream.write(`${title}: ${result}${secondsSince(startedAt)}\n`),
  };
}

/**
 * Shows the steps of a long command: one line that is redrawn in a terminal, plain lines without control codes in a file or a pipe.
 * @param {NodeJS.WritableStream & { isTTY?: boolean, columns?: number }} stream
 * @returns {import('./progress.mjs').Progress}
 */
export function createProgress(stream = process.stdout) {
  const begin = stream.isTTY && process.env.TERM !== 'dumb' ? terminalLine : plainLines;
  return {
    async step(title, work) {
      const { note, end } = begin(stream, title);
      try {
        const result = await work(note);
        end('');
        return result;
      } catch (error) {
        end('failed after ');
        throw error;
      }
    },
  };
}

/**
 * For work that nobody watches.
 * @type {import('./progress.mjs').Progress}
 */
export const noProgress = { step: (_title, work) => work(() => {}) };
