const quote = 0x22;
const backslash = 0x5c;

/** Brackets and braces, opening and closing, by their code. */
const stepOf = (code: number): number => {
  if (code === 0x5b || code === 0x7b) return 1;
  return code === 0x5d || code === 0x7d ? -1 : 0;
};

/**
 * Whether arrays and objects of a JSON text stand within each other more than `levels` deep. Looks at each character at
 * most once and at none behind the first that is too deep; a text that is no JSON gets any answer, and its parser's no.
 */
export function nestsDeeperThan(text: string, levels: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at++;
      else if (code === quote) isInString = false;
    } else if (code === quote) {
      isInString = true;
    } else {
      depth += stepOf(code);
      if (depth > levels) return true;
    }
  }
  return false;
}
