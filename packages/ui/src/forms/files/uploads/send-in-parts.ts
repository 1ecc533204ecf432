import {
  ApiError,
  baseAddress,
  errorFromResponse,
  newIdempotencyKey,
  useAuth,
  useUiConfig,
} from '@courtyard/common';
import { uploadsPath } from '@courtyard/contract/platform/uploads/upload.values';
import type { DetailedError, Upload } from 'tus-js-client';
import { keptUploads } from './kept-uploads';

const megabyte = 1024 * 1024;
/** Small enough for a slow line within the five minutes of a request; each part is checked anew by the server. */
const partBytes = 8 * megabyte;
/** Waits between tries, in milliseconds, until the person is asked: a quarter of an hour. They begin anew with each part that arrives. */
const retryDelays = [500, 1000, 2000, 5000, 10_000, 20_000, ...Array.from({ length: 28 }, () => 30_000)];

export interface SendInParts {
  /** What a section takes files for, and the id of the record that this one is for. */
  purpose: string;
  about: string;
}

export interface Sending {
  /** Pauses: what has arrived is kept for a day, and sending the same file again goes on from there. */
  signal: AbortSignal;
  /** Bytes that the server has. */
  onProgress(sent: number): void;
  /** The connection is lost, and is tried again. */
  onReconnecting(): void;
}

const fingerprintOf = ({ name, size, lastModified }: File, { purpose, about }: SendInParts) =>
  [useAuth.getState().user?.memberId, purpose, about, name, size, lastModified].join(' ');

/** The fingerprint is a key in the storage of the browser: names of files are not for who comes next. */
async function keyOf(file: File, to: SendInParts): Promise<string> {
  const text = fingerprintOf(file, to);
  // FNV-1a, 32 bits twice: `crypto.subtle` is missing where a page is served without TLS.
  const hash = (seed: number) =>
    [...text].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, seed);
  return [hash(0x811c9dc5), hash(0x9e3779b9), file.size].map((part) => part.toString(36)).join('-');
}

function headers(): Record<string, string> {
  const token = useAuth.getState().user?.token;
  return {
    'accept-language': useUiConfig.getState().language,
    'idempotency-key': newIdempotencyKey(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

const isDetailed = (error: Error | DetailedError): error is DetailedError => 'originalResponse' in error;

async function apiErrorOf(error: Error | DetailedError): Promise<ApiError> {
  const answer = isDetailed(error) ? error.originalResponse : null;
  if (!answer) return new ApiError({ status: 0, code: 'network', message: error.message }, { cause: error });
  const status = answer.getStatus();
  // An answer without a body may not be given one.
  const body = [204, 205, 304].includes(status) ? null : answer.getBody();
  return errorFromResponse(new Response(body, { status: Math.max(200, status) }));
}

/** Whether the same may succeed a moment later: no answer, another offset, another request at it, or a server that starts. */
function canRetry({ originalResponse }: DetailedError): boolean {
  if (!originalResponse) return true;
  const status = originalResponse.getStatus();
  if (status === 409) return originalResponse.getBody().includes('upload-offset');
  return [408, 423, 502, 503, 504].includes(status);
}

const loadTus = () => import(/* webpackChunkName: "tus" */ 'tus-js-client');

/** Sends as the signal lets it, and over every loss of the connection. Gives where the file is. */
function run(upload: Upload, { signal }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      globalThis.removeEventListener('online', again);
      signal.removeEventListener('abort', pause);
      settle();
    };
    const pause = () => {
      void upload.abort();
      end(() => reject(new ApiError({ status: 0, code: 'cancelled', message: 'Paused' })));
    };
    // The next try need not wait for its time.
    const again = () => void upload.abort().then(() => signal.aborted || upload.start());
    upload.options.onSuccess = () => end(() => resolve(upload.url ?? ''));
    const refuse = async (error: Error) => reject(await apiErrorOf(error));
    upload.options.onError = (error) => end(() => void refuse(error));
    globalThis.addEventListener('online', again);
    signal.addEventListener('abort', pause);
    if (signal.aborted) pause();
    else upload.start();
  });
}

/**
 * Sends a file in parts, going on where an earlier try of the same file ended, also after a reload. Gives the id of the stored
 * file. Throws an ApiError: `cancelled` where the signal said so.
 */
export async function sendInParts(file: File, to: SendInParts, sending: Sending): Promise<{ id: string }> {
  const tus = await loadTus();
  const fingerprint = await keyOf(file, to);
  const upload = new tus.Upload(file, {
    endpoint: baseAddress() + uploadsPath,
    chunkSize: partBytes,
    retryDelays,
    headers: headers(),
    metadata: { filename: file.name, ...to },
    fingerprint: async () => fingerprint,
    urlStorage: keptUploads.storage,
    onBeforeRequest(request) {
      const sent: unknown = request.getUnderlyingObject();
      if (sent instanceof XMLHttpRequest) sent.withCredentials = true;
    },
    onProgress: (sent) => sending.onProgress(sent),
    onShouldRetry(error) {
      const isRetried = canRetry(error);
      if (isRetried) sending.onReconnecting();
      return isRetried;
    },
  });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  try {
    const url = await run(upload, sending);
    return { id: url.split('/').at(-1) ?? '' };
  } catch (error) {
    // Nothing of it is there any more: the next try begins anew.
    if (error instanceof ApiError && [404, 410, 413, 415].includes(error.status))
      keptUploads.forget(fingerprint);
    throw error;
  }
}

/** After the file was used: the same file, chosen again, is another one. */
export async function forgetSent(file: File, to: SendInParts): Promise<void> {
  keptUploads.forget(await keyOf(file, to));
}

/** Discards what has arrived of a file, here and on the server; where that cannot be told, it drops it itself after a day. */
export async function discardSent(file: File, to: SendInParts): Promise<void> {
  const fingerprint = await keyOf(file, to);
  const url = keptUploads.urlOf(fingerprint);
  keptUploads.forget(fingerprint);
  if (url === null) return;
  const tus = await loadTus();
  await tus.Upload.terminate(url, { headers: headers(), retryDelays: [1000] }).catch(() => {});
}
