import { isRecord } from '../settings/browser-storage';

export interface ApiErrorParts {
  /** HTTP status; 0 where no answer came. */
  status: number;
  /** Stable, for programs. `network` and `timeout` where no answer came, `cancelled` where the caller gave up. */
  code: string;
  message: string;
  /** Messages by path of the field in the input, `owners.0.email`. */
  fields?: Readonly<Record<string, string>>;
  requestId?: string | undefined;
  /** The whole problem document, for codes that carry more; nothing about its shape is promised. */
  problem?: unknown;
}

/** A call that failed: what the server said in its problem details (RFC 9457), or why it could not be asked. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly problem: unknown;

  constructor(parts: ApiErrorParts, options?: ErrorOptions) {
    super(parts.message, options);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.requestId = parts.requestId;
    this.problem = parts.problem;
  }
}

/** Turns an answer that is not a success into an error; an answer without problem details still becomes one. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await readJson(response);
  const text = (name: string) => {
    const value = isRecord(body) ? body[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const requestId = text('requestId') ?? response.headers.get('x-request-id') ?? undefined;
  return new ApiError({
    status: response.status,
    code: text('code') ?? `status-${response.status}`,
    message: text('detail') ?? text('title') ?? `Response status: ${response.status}`,
    fields: fieldsOf(body),
    requestId,
    problem: body,
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function fieldsOf(body: unknown): Record<string, string> {
  const fields = isRecord(body) && isRecord(body.fields) ? body.fields : {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
