import type { SecondFactor } from '@courtyard/contract';
import { isRecord } from '../settings/browser-storage';

const secondFactors: readonly SecondFactor[] = ['passkey', 'app'];

/** What a problem says of the person's second factors: all, where it says nothing. */
export function secondFactorsIn(problem: unknown): readonly SecondFactor[] {
  const factors = isRecord(problem) ? problem.factors : undefined;
  return secondFactors.filter((one) => !Array.isArray(factors) || factors.includes(one));
}
