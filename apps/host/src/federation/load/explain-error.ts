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

/** The runtime's sentence when a shared module has another version than the section was built against. */
const otherVersion = /does not satisfy the requirement|RUNTIME-006/;

/** Says of anything that loading or rendering a section threw what kind of failure it is. */
export async function explainError(error: unknown): Promise<SectionLoadError> {
  if (error instanceof SectionLoadError) return error;
  if (isChunkLoadError(error)) {
    const url = withoutRetry(error.request ?? '');
    if (error.type === 'timeout') return new SectionLoadError('timeout', { url, cause: error });
    if (error.type === 'missing') return new SectionLoadError('evaluation', { url, cause: error });
    return diagnose(url, integrityFor(url));
  }
  const failure = error instanceof Error && otherVersion.test(error.message) ? 'incompatible' : 'evaluation';
  return new SectionLoadError(failure, { cause: error });
}
