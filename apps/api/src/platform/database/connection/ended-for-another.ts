import { codeOf } from '../../core/error-code';

// Serialization failure, deadlock.
const codes = new Set(['40001', '40P01']);

/** Whether PostgreSQL ended a transaction so that another, which it and this one waited for each other with, may go on. */
export const endedForAnother = (error: unknown): boolean => codes.has(codeOf(error));

const maxTries = 3;

/** Does a transaction again that was ended for another one: nothing of it was kept. */
export async function tryingAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tried === maxTries || !endedForAnother(error)) throw error;
    }
  }
}
