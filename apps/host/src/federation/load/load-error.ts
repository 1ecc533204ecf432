import type { SectionFailureKind } from '@courtyard/contract';

/** A section's code could not be loaded or run. `url` is the file in question, where it is one file. */
export class SectionLoadError extends Error {
  override readonly name = 'SectionLoadError';
  readonly failure: SectionFailureKind;
  readonly url: string | undefined;

  constructor(failure: SectionFailureKind, options: { url?: string | undefined; cause?: unknown } = {}) {
    super(`A section could not be loaded: ${failure}${options.url ? ` (${options.url})` : ''}`, {
      cause: options.cause,
    });
    this.failure = failure;
    this.url = options.url;
  }
}

/** Failures that may be gone a moment later. The others stay as they are until somebody publishes anew. */
export function canPass(failure: SectionFailureKind): boolean {
  return failure === 'network' || failure === 'timeout';
}
