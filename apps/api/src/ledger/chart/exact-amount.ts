import { msg } from '../../platform/http/language/sentence';
import { amountTooLarge } from '../../platform/http/problem';

/** 422: what an account came to in the dates that were asked for is more than is counted exactly. */
export const accountTooLarge = (code: string, name: string) =>
  amountTooLarge(
    msg`The amounts of account ${code} ${name} are too large to show. Choose a shorter period or one fund, or reverse the entry with the wrong amount.`,
  );

/** An amount without a minus before zero. Throws a Problem, 422, for more than is counted exactly. */
export function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw amountTooLarge();
  return amount === 0 ? 0 : amount;
}

/** Throws a Problem, 422, for more than is counted exactly. */
export const exactSum = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => exact(sum + amount), 0);
