import type { SecondFactor } from '@courtyard/contract';
import { secondFactorsIn } from '../auth/second-factors';
import { isRecord } from '../settings/browser-storage';
import type { ApiError } from './api-error';

/** Somebody is asked whether it is still them, before a call that wants it is made once more. */
export interface AskedProof {
  /** By what they can prove it. */
  ways: string[];
  /** What they have of second factors: a code may be of an app, or for recovery alone. */
  factors: readonly SecondFactor[];
  /** Goes on with the call, or leaves it refused. */
  answer(isProved: boolean): void;
}

type Asker = (asked: AskedProof | null) => void;

let asker: Asker | null = null;
let open: Promise<boolean> | null = null;

/** Has what asks shown by `ask`, and taken away by null. Gives the function that ends it; from then on nobody is asked. */
export function askForProofBy(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks once, however many calls want it at the same time. False where the person gives up or nothing can ask. */
export async function proved({ problem }: ApiError): Promise<boolean> {
  const ask = asker;
  if (!ask) return false;
  const ways = isRecord(problem) && Array.isArray(problem.ways) ? problem.ways.map(String) : [];
  const factors = secondFactorsIn(problem);
  open ??= new Promise<boolean>((resolve) => ask({ ways, factors, answer: resolve })).finally(() => {
    open = null;
    ask(null);
  });
  return open;
}
