const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;

/** Brackets and braces, opening and closing, by their code. */
const stepOf = (code: number): number => {
  if (code === 0x5b || code === 0x7b) return 1;
  return code === 0x5d || code === 0x7d ? -1 : 0;
};

export interface JsonLimits {
  /** How many arrays and objects may stand within each other. */
  levels: number;
  /** How many values all arrays and objects may hold together. */
  values: number;
}

/**
 * Which limit a JSON text exceeds first, or null. Looks at each character at most once, and at none after the one that
 * exceeds a limit. A text that isn't JSON gets any answer; its parser refuses it. An empty array or object counts as if it
 * held a value.
 */
export function exceededLimit(text: string, { levels, values }: JsonLimits): keyof JsonLimits | null {
  let depth = 0;
  let held = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at++;
      else if (code === quote) isInString = false;
    } else if (code === quote) {
      isInString = true;
    } else {
      const step = stepOf(code);
      depth += step;
      if (step > 0 || code === comma) held += 1;
      if (depth > levels) return 'levels';
      if (held > values) return 'values';
    }
  }
  return null;
}
