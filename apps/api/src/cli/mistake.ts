/** The command was asked for something that makes no sense; exit code 2. The message is one sentence. */
export class Mistake extends Error {
  override name = 'Mistake';
}

/** The command makes sense and cannot be done; exit code 1. The message is one sentence. */
export class CannotDo extends Error {
  override name = 'CannotDo';
}
