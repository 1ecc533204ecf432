import type { Calls } from '@courtyard/contract/calls';
import { useAuth } from '../auth/auth.store';
import { isRecord } from '../settings/browser-storage';
import { ApiError } from './api-error';
import { newIdempotencyKey } from './idempotency-key';
import { proved } from './proof';
import { requestPath, searchParams } from './request-path';
import { saveFile } from './save-file';
import { send } from './send';

/** The name of a call: `"GET /api/v1/properties/:propertyId"`. */
export type RouteName = keyof Calls & string;

type Given<N extends string, T> = [T] extends [undefined]
  ? { [P in N]?: undefined }
  : Record<never, never> extends T
    ? { [P in N]?: T }
    : { [P in N]: T };

interface CallControls {
  /** Give one to repeat the very same command later, after the automatic retries were used up. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export type CallOptions<K extends RouteName> = Given<'params', Calls[K]['params']> &
  Given<'query', Calls[K]['query']> &
  Given<'body', Calls[K]['body']> &
  CallControls;

export type CallAnswer<K extends RouteName> = Calls[K]['answer'];

/** What a call takes in its query; nothing where it takes none. */
export type CallQuery<K extends RouteName> = [Calls[K]['query']] extends [undefined]
  ? Record<string, never>
  : Calls[K]['query'];

/** What a call takes as its body; undefined where it takes none. */
export type CallBody<K extends RouteName> = Calls[K]['body'];

/** What a call's answer holds in `data`; undefined where it answers nothing. */
export type CallData<K extends RouteName> = CallAnswer<K> extends { data: infer D } ? D : undefined;

type Arguments<O> = Record<never, never> extends O ? [options?: O] : [options: O];
export interface LooseOptions extends CallControls {
  /** Takes as long as its size needs. */
  isFile?: boolean;
  /** The beginning of a file: bytes that are asked for of one that honors a range. */
  firstBytes?: number;
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Makes one call of the contract and gives the whole answer (`{ data }`, `{ data, page }`); undefined where
 * the answer has no body. A write carries one idempotency key, kept across retries.
 *
 * What wants a recent proof asks the person for it and goes on.
 *
 * @throws ApiError with the server's code and messages per field. A 401 also ends the session here.
 */
export function call<K extends RouteName>(
  name: K,
  ...options: Arguments<CallOptions<K>>
): Promise<CallAnswer<K>>;
// The body is typed by what all calls have: with the types of each, the compiler would compare all of them here.
export async function call(name: string, options: LooseOptions = {}): Promise<unknown> {
  const response = await request(name, options);
  const text = response.status === 204 ? '' : await response.text();
  // The border of the wire: the API's tests hold every answer to the schema that this type comes from.
  return text === '' ? undefined : JSON.parse(text);
}

/** `call` for a name that is only known where it is used: whoever uses it has checked the options, and says what is answered. */
export const callAny = call as (name: string, options?: LooseOptions) => Promise<unknown>;

/** Sends a file (multipart field `file`) to a call that takes one. Throws as `call` does. */
export function upload<K extends RouteName>(
  name: K,
  file: File,
  options?: { params?: Calls[K]['params']; query?: Calls[K]['query'] } & CallControls,
): Promise<CallAnswer<K>>;
export async function upload(name: string, file: File, options: LooseOptions = {}): Promise<unknown> {
  const form = new FormData();
  form.append('file', file, file.name);
  const response = await request(name, options, form);
  return response.json();
}

/** Fetches a file: its bytes, and the name the server gives it. Throws as `call` does. */
export async function download(
  name: RouteName,
  options: LooseOptions = {},
): Promise<{ blob: Blob; fileName: string | null }> {
  const response = await request(name, { ...options, isFile: true });
  const disposition = response.headers.get('content-disposition') ?? '';
  const fileName = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? null;
  return { blob: await response.blob(), fileName };
}

type ExportName = Extract<RouteName, `GET ${string}/export`>;

/**
 * Has the browser save all rows of a list, as the server writes them into a file. Where one stands in the list (`cursor`,
 * `limit`) is left out. Throws as `call` does.
 */
export function saveExport<K extends ExportName>(
  name: K,
  options: { query: Calls[K]['query']; params?: Calls[K]['params'] },
): Promise<void>;
export async function saveExport(
  name: ExportName,
  { query, params }: { query: unknown; params?: unknown },
): Promise<void> {
  const given: [string, unknown][] = isRecord(query) ? Object.entries(query) : [];
  const whole = Object.fromEntries(given.filter(([key]) => key !== 'cursor' && key !== 'limit'));
  const { blob, fileName } = await download(name, { query: whole, params });
  saveFile(blob, fileName ?? 'export');
}

async function request(name: string, options: LooseOptions, form?: FormData): Promise<Response> {
  const [method = 'GET', pattern = ''] = name.split(' ');
  const token = useAuth.getState().user?.token;
  const idempotencyKey = method === 'GET' ? undefined : (options.idempotencyKey ?? newIdempotencyKey());
  try {
    return await send({
      method,
      path: requestPath(pattern, options.params),
      query: searchParams(options.query),
      token,
      signal: options.signal,
      idempotencyKey,
      firstBytes: options.firstBytes,
      ...(form ? { form } : { json: options.body }),
      ...((form ?? options.isFile) && { timeoutMs: false as const }),
    });
  } catch (error) {
    // A session that ended elsewhere must not keep a signed-in screen open here.
    if (error instanceof ApiError && error.status === 401) useAuth.getState().end(token, method !== 'GET');
    // The very same call once more: nothing was done yet, and nothing that was written is lost. `factor-needed` leads away.
    if (error instanceof ApiError && error.code.endsWith('-needed') && (await proved(error))) {
      return request(name, { ...options, ...(idempotencyKey && { idempotencyKey }) }, form);
    }
    throw error;
  }
}
