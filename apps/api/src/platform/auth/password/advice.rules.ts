/** What makes a password easy to guess, and what to do, in sentences that are told in every language. */
export const advice = {
  common:
    'This is one of the passwords that are tried first. Choose another, for example four words that do not belong together.',
  keys: 'Keys that lie beside each other are guessed early. Choose words that do not belong together.',
  repeated: 'What is repeated is guessed as fast as said once. Add other words.',
  run: 'Runs such as abc or 6543 are guessed early. Choose words that do not belong together.',
  date: 'Years and dates are guessed early. Add words that do not belong together.',
  near: 'This is close to a password that many have. Add words that do not belong together.',
  word: 'One word alone is guessed early. Add others that do not belong to it.',
  name: 'Names are guessed early. Add words that do not belong together.',
  own: 'Your name, your address and your community are guessed first. Choose something else.',
  plain: 'This would be guessed too soon. Add words that do not belong together.',
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
