import { ApiError, errorFromResponse } from './api-error';
import { useUiConfig } from '../settings/ui-config.store';
import { baseAddress } from './base-address';

/** The first paint calls nobody, so the client comes with the first call; the signed-in side has it in its own files. */
export const loadClient = () => import(/* webpackChunkName: "wire" */ './ky-client');

type Client = Awaited<ReturnType<typeof loadClient>>;

export interface Outgoing {
  method: string;
  /** Below the origin, parameters filled in. */
  path: string;
  query?: URLSearchParams;
  json?: unknown;
  form?: FormData;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  /** Of a file, where not all of it is wanted. */
  firstBytes?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds until an answer is given up; false for none (uploads). */
  timeoutMs?: number | false;
}

const transientStatuses = [408, 429, 502, 503, 504];

/**
 * Sends one request with bearer token and cookies. What can be repeated without doing anything twice (a read,
 * or a write with an idempotency key) is tried three times on network failures and transient statuses.
 *
 * @throws ApiError for every failure, so that callers have one kind to handle.
 */
export async function send(outgoing: Outgoing): Promise<Response> {
  const repeatable = outgoing.method === 'GET' || outgoing.idempotencyKey !== undefined;
  const client = await loadClient().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', message: 'The server could not be reached' }, { cause });
  });
  try {
    return await client.ky(baseAddress() + outgoing.path, {
      method: outgoing.method,
      headers: headersOf(outgoing),
      credentials: 'include',
      timeout: outgoing.timeoutMs ?? 15_000,
      retry: {
        limit: repeatable ? 2 : 0,
        methods: ['get', 'post', 'put', 'patch', 'delete'],
        statusCodes: transientStatuses,
        maxRetryAfter: 3_000,
        jitter: true,
      },
      ...(outgoing.query && { searchParams: outgoing.query }),
      ...(outgoing.json !== undefined && { json: outgoing.json }),
      ...(outgoing.form && { body: outgoing.form }),
      ...(outgoing.signal && { signal: outgoing.signal }),
    });
  } catch (error) {
    throw await apiErrorFrom(client, error, outgoing.signal);
  }
}

function headersOf({ token, idempotencyKey, firstBytes }: Outgoing): Record<string, string> {
  return {
    accept: 'application/json',
    // What the server says is for the reader of this page, whatever the browser was set to.
    'accept-language': useUiConfig.getState().language,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(firstBytes !== undefined && { range: `bytes=0-${firstBytes - 1}` }),
  };
}

async function apiErrorFrom(
  { HTTPError, TimeoutError }: Client,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<ApiError> {
  if (error instanceof HTTPError) return errorFromResponse(error.response);
  const cause = { cause: error };
  if (signal?.aborted) return new ApiError({ status: 0, code: 'cancelled', message: 'Cancelled' }, cause);
  if (error instanceof TimeoutError) {
    return new ApiError({ status: 0, code: 'timeout', message: 'The server took too long to answer' }, cause);
  }
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError({ status: 0, code: 'network', message }, cause);
}
