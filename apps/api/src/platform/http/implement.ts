import type { Readable } from 'node:stream';
import type { RouteContract } from '@courtyard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditEntry } from '../audit/audit';
import type { Tx } from '../database/database';
import type { Platform } from '../core/platform';
import type { Caller } from '../auth/sessions/caller';
import { makingPdfsFor } from '../mail/paper/pdf-requests';
import type { Text } from './language/sentence';
import type { SectionDefinition } from '../section/define-section';
import type { Tenant } from '../tenancy/tenant';

/** What a schema gives; see `AnswerOf` for why it asks for one member only. */
type Parsed<S> = S extends { _zod: { output: infer T } } ? T : undefined;

type Answer<R extends RouteContract> = R extends { response: infer S }
  ? Parsed<S>
  : void | string | Buffer | Readable | FastifyReply;

/** One call as a streaming handler sees it: checked and parsed, without a transaction. */
export interface StreamCall<R extends RouteContract = RouteContract> {
  /** Parsed by the route's schemas. */
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  caller: R['access'] extends 'public' ? Caller | null : Caller;
  tenant: Tenant;
  /** Section whose call it is; null for one of the platform. */
  section: string | null;
  platform: Platform;
  request: FastifyRequest;
  reply: FastifyReply;
  /** A sentence in the language that the caller asks for: for what is answered, or kept for the caller, as text. */
  translate(text: Text): string;
}

/**
 * One call as a handler sees it. `tx` commits after the handler returns and rolls back when it throws. Do not use
 * `platform.db` or `platform.inTenant` beside it: a second connection per call can use up the pool.
 */
export interface Call<R extends RouteContract = RouteContract> extends StreamCall<R> {
  tx: Tx;
  /** Writes the history of a change, or of many at once, in `tx`, in the caller's name. */
  audit(entries: AuditEntry | readonly AuditEntry[]): Promise<void>;
  /** Runs when the change is there for everybody to see; not when it was rolled back. */
  afterCommit(work: () => void): void;
}

/** A call of any route, as the registration makes it; of a public route `caller` may be null. */
export type AnyStreamCall = StreamCall<RouteContract & { access: 'public' }>;
export type AnyCall = Call<RouteContract & { access: 'public' }>;

/** A route of the contract with what answers it. */
export type Implementation = {
  route: RouteContract;
  /** The section that it is of; none for what is the platform's. */
  section?: SectionDefinition;
} & (
  | { kind: 'transaction'; handle(call: AnyCall): Promise<unknown> }
  /** No transaction is held while the body or the answer flows. */
  | { kind: 'stream'; handle(call: AnyStreamCall): Promise<unknown> }
);

/** A part of the product: given the platform, the routes that it answers. */
export type Module = (platform: Platform) => Implementation[];

/** Does the work of a call. The PDFs of a route that answers one are made in its caller's turn, and not for a client that went away. */
function answering<T>(route: RouteContract, call: AnyStreamCall, work: () => Promise<T>): Promise<T> {
  if (route.produces !== 'application/pdf') return work();
  const gone = new AbortController();
  call.reply.raw.once('close', () => gone.abort(new Error('client went away')));
  return makingPdfsFor({ memberId: call.caller?.memberId ?? null, signal: gone.signal }, work);
}

/**
 * Binds a handler to a route of the contract. Before it runs: community, session, permission, input and
 * idempotency were checked. What it returns is the whole JSON answer.
 */
export function implement<const R extends RouteContract>(
  route: R,
  handle: (call: Call<R>) => Promise<Answer<R>>,
): Implementation {
  // The border: the registration hands over what it parsed by the schemas of this route, and a caller by its access.
  return {
    route,
    kind: 'transaction',
    handle: (call) => answering(route, call, () => handle(call as Call<R>)),
  };
}

/**
 * As `implement`, for bodies and answers that flow for long (uploads, downloads, live events): no connection
 * is held. The handler opens its own short transactions with `platform.inTenant`; there is no idempotency key.
 */
export function implementStream<const R extends RouteContract>(
  route: R,
  handle: (call: StreamCall<R>) => Promise<Answer<R>>,
): Implementation {
  // The border, as above.
  return {
    route,
    kind: 'stream',
    handle: (call) => answering(route, call, () => handle(call as StreamCall<R>)),
  };
}
