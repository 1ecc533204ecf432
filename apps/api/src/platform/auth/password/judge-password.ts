import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { Problem } from '../../http/problem';
import { isCommon } from './common-password.rules';
import { advice, adviceFor, withoutOwn } from './advice.rules';

/** The least score of a new password: at least 10^8 guesses (zxcvbn's "safely unguessable"). */
const leastScore = 3;

/** What stands in the first characters decides: the time that judging takes grows with them much faster than they do. */
const judgedCharacters = 40;

export interface Judgement {
  score: 0 | 1 | 2 | 3 | 4;
  isEnough: boolean;
  /** In English; `tell` says it in another language. */
  advice: string | null;
}

const lower = (one: Judgement['score'], other: Judgement['score']) => (one < other ? one : other);

interface Judge {
  worst: ReadonlySet<string>;
  zxcvbn: ZxcvbnFactory;
}

let judge: Promise<Judge> | undefined;

// Encyclopaedia and surnames would double the memory and change no verdict by much.
const isLeftOut = (name: string) => /^(?:wikipedia|lastnames|diceware)-/.test(name);

// Some megabytes, for the few who choose a password: read when the first does.
async function readJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory: Factory }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const all = { ...common.dictionary, ...english.dictionary, ...spanish.dictionary };
  const dictionary = Object.fromEntries(Object.entries(all).filter(([name]) => !isLeftOut(name)));
  return {
    worst: new Set(common.dictionary['passwords-common']),
    // Of the signs that can stand for letters each way is tried: eight of them are enough, and soon told.
    zxcvbn: new Factory({ dictionary, graphs: common.adjacencyGraphs, l33tMaxSubstitutions: 8 }),
  };
}

/**
 * How hard a password is to guess, for somebody who knows `about` whom it is: names, address, community. By how it is made
 * (zxcvbn) and by the list of those that are tried first, never by which kinds of signs it has.
 */
export async function judgePassword(password: string, about: readonly string[]): Promise<Judgement> {
  const { worst, zxcvbn } = await (judge ??= readJudge());
  const typed = password.normalize('NFKC');
  if (isCommon(typed, worst)) return { score: 0, isEnough: false, advice: advice.common };
  const check = (text: string) => zxcvbn.check(text.slice(0, judgedCharacters));
  const whole = check(typed);
  const rest = withoutOwn(typed, about);
  const score = rest.length < typed.length ? lower(whole.score, check(rest).score) : whole.score;
  if (score >= leastScore) return { score, isEnough: true, advice: null };
  const isOwn = whole.score >= leastScore;
  return { score, isEnough: false, advice: isOwn ? advice.own : adviceFor(whole.feedback.warning) };
}

/** Throws 422 for a password that would be guessed, by whoever knows `about` whom it is. */
export async function requireUnguessable(password: string, about: readonly string[]): Promise<void> {
  const { isEnough, advice: told } = await judgePassword(password, about);
  if (isEnough) return;
  const detail = told ?? advice.plain;
  throw new Problem({
    status: 422,
    code: 'common-password',
    title: 'Not valid',
    detail,
    fields: { password: detail },
  });
}
