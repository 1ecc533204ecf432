import type { RecipientState } from '../dispatch.rules';

/** How far a letter was on its way: before its text was handed over a server can have taken nothing. */
export type Stage = 'connection' | 'sender' | 'recipient' | 'text';

/** What a server, or the way to it, said no with. */
export interface Refusal {
  stage: Stage;
  /** `450`; null where no answer came. */
  code: number | null;
  /** What the server said; null where it said nothing. */
  answer: string | null;
  /** `ECONNREFUSED`, where no server answered. */
  error: string;
}

export interface Outcome {
  state: Extract<RecipientState, 'accepted' | 'deferred' | 'refused' | 'unknown' | 'waiting'>;
  /** What the log calls it: codes and no sentence. */
  reason: string | null;
  nextAt: Date | null;
  /** The server asks to slow down: its domain is written to more slowly. */
  isSlowing: boolean;
  /** There is no such mailbox: nothing more is sent to the address. */
  isNoMailbox: boolean;
  /** All recipients would fare the same: the whole dispatch is tried again later. */
  isTrouble: boolean;
  /** It may be of this connection alone: others that have theirs go on. */
  isOfLine: boolean;
}

const minuteMs = 60_000;

/** RFC 5321, 4.5.4.1: from half an hour on, for days; here for three. */
const longestTryMs = 72 * 60 * minuteMs;
const pausesMinutes = [5, 15, 30, 60, 120, 240];

/** The enhanced status code of an answer (RFC 3463), `5.1.1`. */
export const enhancedCode = (answer: string | null): string | null =>
  /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer ?? '')?.[1] ?? null;

/** Whether a code says that the mailbox or its domain does not exist (RFC 3463, X.1.X): 5.7.x are refusals by policy. */
export const saysNoMailbox = (status: string | null): boolean => status?.startsWith('5.1.') ?? false;

/** When a server is asked again after so many attempts. */
export const pauseAfter = (attempts: number): number =>
  (pausesMinutes[Math.min(Math.max(attempts, 1), pausesMinutes.length) - 1] ?? 5) * minuteMs;

const plain = {
  reason: null,
  nextAt: null,
  isSlowing: false,
  isNoMailbox: false,
  isTrouble: false,
  isOfLine: false,
} satisfies Partial<Outcome>;

/** A server has taken the letter. */
export const accepted: Outcome = { ...plain, state: 'accepted' };

interface Tries {
  /** This one counted. */
  attempts: number;
  firstTriedAt: Date;
  now: Date;
}

/** No answer, or a passing one at the door, as servers give to one connection too many (RFC 5321, 3.8: 421). */
const isOfOneLine = ({ stage, code }: Refusal): boolean =>
  code === null || code === 421 || (stage === 'connection' && code < 500);

/** What becomes of a recipient whose letter was not taken. */
export function outcomeOf(refusal: Refusal, { attempts, firstTriedAt, now }: Tries): Outcome {
  const { stage, code, answer, error } = refusal;
  const status = enhancedCode(answer);
  const reason = [code ?? error, status].filter(Boolean).join(' ');
  if (stage === 'connection' || stage === 'sender')
    return { ...plain, state: 'waiting', reason, isTrouble: true, isOfLine: isOfOneLine(refusal) };
  if (code === null && stage === 'text') return { ...plain, state: 'unknown', reason };
  if (code !== null && code >= 500)
    return { ...plain, state: 'refused', reason, isNoMailbox: saysNoMailbox(status) };
  if (now.getTime() - firstTriedAt.getTime() >= longestTryMs)
    return { ...plain, state: 'refused', reason: `${reason} 72h` };
  return {
    ...plain,
    state: 'deferred',
    reason,
    nextAt: new Date(now.getTime() + pauseAfter(attempts)),
    isSlowing: code === 421 || code === 450,
  };
}

/** What a server said, without the addresses that it repeats. */
export const withoutAddresses = (answer: string): string =>
  answer
    .replaceAll(/[^\s<>]*@[^\s<>]+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
