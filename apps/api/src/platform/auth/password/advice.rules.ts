/** What makes a password easy to guess, and what to do, in sentences that are told in every language. */
export const advice = {
  common: 'This is a common password. Choose another, for example four unrelated words.',
  keys: 'Keyboard patterns are easy to guess. Choose unrelated words.',
  repeated: 'Repetition doesn’t make a password harder to guess. Add other words.',
  run: 'Sequences such as abc or 6543 are easy to guess. Choose unrelated words.',
  date: 'Years and dates are easy to guess. Add unrelated words.',
  near: 'This is similar to a common password. Add unrelated words.',
  word: 'A single word is easy to guess. Add unrelated words.',
  name: 'Names are easy to guess. Add unrelated words.',
  own: 'Your name, address and community are easy to guess. Choose something else.',
  plain: 'This password is too easy to guess. Add unrelated words.',
} as const;

/** By what zxcvbn warns of. */
const byWarning: Readonly<Record<string, keyof typeof advice>> = {
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeated',
  extendedRepeat: 'repeated',
  sequences: 'run',
  recentYears: 'date',
  dates: 'date',
  topTen: 'near',
  topHundred: 'near',
  common: 'near',
  similarToCommon: 'near',
  wordByItself: 'word',
  namesByThemselves: 'name',
  commonNames: 'name',
};

/** The advice by what zxcvbn warns of. */
export const adviceFor = (warning: string | null): string => advice[byWarning[warning ?? ''] ?? 'plain'];

/** The words of what is known of somebody: `nora.vance@new.example` has `nora` and `vance`. */
const wordsOf = (about: readonly string[]): string[] =>
  about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);

/** What a password is without the words of what is known of somebody: they add nothing for who knows the person. */
export function withoutOwn(password: string, about: readonly string[]): string {
  const words = wordsOf(about).toSorted((one, other) => other.length - one.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
