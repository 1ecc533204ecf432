import { CommanderError } from 'commander';
import { RefusedRelease } from '../platform/registry/release/refused-release';
import { Problem } from '../platform/http/problem';
import { StartError } from '../server/start';
import { CannotDo, Mistake } from './mistake';

export interface Ending {
  /** 0: done. 1: cannot be done. 2: asked wrongly. */
  code: 0 | 1 | 2;
  /** One sentence for the person at the terminal; null where everything was said. */
  says: string | null;
}

const sentence = (text: string) => {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
};

/** What an error means for the person who typed the command. Errors that nobody foresaw are told by their message. */
export function endingOf(error: unknown): Ending {
  if (error instanceof CommanderError) return { code: error.exitCode === 0 ? 0 : 2, says: null };
  if (error instanceof Mistake) return { code: 2, says: sentence(error.message) };
  if (error instanceof RefusedRelease) return { code: 1, says: `Refused: ${error.reasons.join('; ')}.` };
  if (error instanceof StartError || error instanceof CannotDo || error instanceof Problem) {
    return { code: 1, says: sentence(error.message) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 1, says: sentence(message || 'something went wrong') };
}
