import { diagnose } from './diagnose';
import { integrityFor } from './integrity';
import { SectionLoadError } from './load-error';
import { withoutRetry } from './retry.rules';

/** The fields that webpack's chunk loading puts on its errors. */
interface ChunkLoadError extends Error {
  type: string;
  request: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error && 'type' in error;

/**
 * Says of anything that loading or rendering a section threw what kind of failure it is.
 * @param hashOf gives the hash that the file at an address must have; the empty text where that is not known
 */
export async function classifyError(
  error: unknown,
  hashOf: (url: string) => string = integrityFor,
): Promise<SectionLoadError> {
  if (error instanceof SectionLoadError) return error;
  if (!isChunkLoadError(error)) return new SectionLoadError('evaluation', { cause: error });
  const url = withoutRetry(error.request ?? '');
  if (error.type === 'timeout') return new SectionLoadError('timeout', { url, cause: error });
  if (error.type === 'missing') return new SectionLoadError('evaluation', { url, cause: error });
  return diagnose(url, hashOf(url));
}
