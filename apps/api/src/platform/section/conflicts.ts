import { msg } from '../http/language/sentence';
import { conflict, type Problem } from '../http/problem';

/** 409 for a change that was made against an older version. */
export function versionConflict(what: string): Problem {
  return conflict(
    'changed-meanwhile',
    msg`Someone else changed this ${what} in the meantime. Reload it and make your change again.`,
  );
}

/** Turns the violation of a named constraint into the problem that a person is told; anything else is thrown on. */
export async function withConstraintProblems<T>(
  work: Promise<T>,
  problems: Record<string, () => Problem>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string') {
      const problem = problems[error.constraint];
      if (problem) throw problem();
    }
    throw error;
  }
}
