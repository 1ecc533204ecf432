/** What went wrong while a section was loaded; each calls for another sentence and another act. */
export type LoadFailure =
  | 'network'
  | 'timeout'
  | 'http-404'
  | 'wrong-content'
  | 'integrity'
  | 'forbidden-origin'
  | 'evaluation'
  | 'incompatible';

/** A section's code could not be loaded or run. `url` is the file in question, where it is one file. */
export class SectionLoadError extends Error {
  override readonly name = 'SectionLoadError';
  readonly failure: LoadFailure;
  readonly url: string | undefined;

  constructor(failure: LoadFailure, options: { url?: string | undefined; cause?: unknown } = {}) {
    super(`A section could not be loaded: ${failure}${options.url ? ` (${options.url})` : ''}`, {
      cause: options.cause,
    });
    this.failure = failure;
    this.url = options.url;
  }
}

/** Failures that may be gone a moment later. The others stay as they are until somebody publishes anew. */
export function mayPass(failure: LoadFailure): boolean {
  return failure === 'network' || failure === 'timeout';
}
