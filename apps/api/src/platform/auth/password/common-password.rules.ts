const fewest = 6;

/** What people put around a word to make it long enough: digits, signs, spaces. */
const around = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** The part of a text that it repeats throughout, `abc` of `abcabcabc`; all of it where there is none. */
const repeatedPart = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

const isDigit = (sign: string) => /^\d$/.test(sign);

/** From one sign to the next in their order; after 9 comes 0. */
function stepBetween(sign: string, next: string): number {
  if (isDigit(sign) && isDigit(next)) return ((Number(next) - Number(sign) + 14) % 10) - 4;
  return (next.codePointAt(0) ?? 0) - (sign.codePointAt(0) ?? 0);
}

function isRun(text: string): boolean {
  const signs = [...text];
  const steps = new Set(signs.slice(1).map((next, at) => stepBetween(signs[at] ?? '', next)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

/**
 * Whether a new password is one that is tried first: one of the known worst, in lower case, such a one repeated or with
 * digits and signs around it, a short part repeated, or a run like `abcdefghijkl` (NIST SP 800-63B, section 5.1.1.2).
 */
export function isCommon(password: string, worst: ReadonlySet<string>): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const part = repeatedPart(text);
  if (part.length < fewest || isRun(text)) return true;
  return [text, part, text.replaceAll(around, '')].some((candidate) => worst.has(candidate));
}
