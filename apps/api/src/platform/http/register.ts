import { bodyLimitsOf, type RouteContract } from '@courtyard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import { type AuditActor, writeAudits } from '../audit/audit';
import type { Platform } from '../core/platform';
import { codeOf } from '../core/error-code';
import { tryingAgain } from '../database/connection/ended-for-another';
import { onlyReading } from '../database/connection/transaction';
import { viewOnly } from '../auth/view-as/require-viewable';
import type { Caller } from '../auth/sessions/caller';
import { admitTo, requireTenant } from './request/admit';
import {
  claimKey,
  idempotencyKeyOf,
  keepingAnswer,
  requireStanding,
  type StoredAnswer,
} from './request/change/idempotency';
import type { LimitChanges } from './request/change/limit-changes';
import type { AnyCall, AnyStreamCall, Implementation } from './implement';
import { acceptedLanguage } from './language/accepted-language';
import { textIn } from './language/sentence';
import { assertDeclared, assertRecorded } from './answer/strict-answer';
import { notJson } from './request/multipart';
import { readInput } from './input/read-input';

/** What PostgreSQL says of a change in a read-only transaction. */
const readOnlyTransaction = '25006';

const unsafe = (route: RouteContract) => route.method !== 'GET';

/** Whether the call changes something, and so takes an idempotency key. */
export const changes = (route: RouteContract) =>
  unsafe(route) && route.access !== 'public' && !route.readOnly && !route.consumes;

const parse = (schema: RouteContract['body'], value: unknown): unknown => schema && readInput(schema, value);

function send(reply: FastifyReply, answer: StoredAnswer): FastifyReply {
  void reply.code(answer.status);
  if (answer.text === null) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(answer.text);
}

/** Registers one route: community, session, permission, then its body, input, and the handler in its transaction. */
export function registerRoute(
  app: FastifyInstance,
  platform: Platform,
  implementation: Implementation,
  limitChanges: LimitChanges,
): void {
  const { route } = implementation;
  const status = route.status ?? (route.response || route.produces ? 200 : 204);
  const section = implementation.section?.id ?? null;
  const isChange = changes(route);
  const readOnly = !unsafe(route) || route.readOnly === true;
  const strict = platform.env.COURTYARD_MODE === 'test';

  function answerOf(value: unknown): StoredAnswer {
    const text = value === undefined ? null : JSON.stringify(value);
    if (strict) assertDeclared(route, text);
    return { status, text };
  }

  async function inTransaction(
    handle: (call: AnyCall) => Promise<unknown>,
    base: AnyStreamCall,
  ): Promise<StoredAnswer> {
    const { caller, tenant, request, reply } = base;
    const isKeyless = route.keyOptional === true && request.headers['idempotency-key'] === undefined;
    const key = isChange && !isKeyless ? idempotencyKeyOf(request) : null;
    const afterCommit: (() => void)[] = [];
    let keeping: CompiledQuery | null = null;
    const answer = await platform.inTenant(
      tenant.id,
      async (tx) => {
        const call: AnyCall = {
          ...base,
          tx,
          async audit(given) {
            const entries = [given].flat();
            if (strict) assertRecorded(implementation.section, entries);
            await writeAudits(tx, actorOf(caller, request), entries);
          },
          afterCommit: (work) => void afterCommit.push(work),
        };
        if (isChange && (isKeyless || route.withoutReplay) && caller !== null)
          await requireStanding(tx, caller);
        if (key === null || caller === null || route.withoutReplay) return answerOf(await handle(call));
        const before = await claimKey(tx, caller, key, request);
        if (before) {
          void reply.header('idempotency-replayed', 'true');
          return before;
        }
        const fresh = answerOf(await handle(call));
        keeping = keepingAnswer(tx, caller, key, fresh);
        return fresh;
      },
      { readOnly, snapshot: route.snapshot === true, last: () => keeping },
    );
    for (const work of afterCommit) work();
    return answer;
  }

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!route.consumes && request.isMultipart()) throw notJson();
    const tenant = requireTenant(request);
    const { caller } = request;
    const base: AnyStreamCall = {
      params: parse(route.params, request.params),
      query: parse(route.query, request.query),
      body: route.consumes ? undefined : parse(route.body, request.body),
      caller,
      tenant,
      section,
      platform,
      request,
      reply,
      translate: (text) =>
        textIn(text, acceptedLanguage(request.headers['accept-language']), request.server.spanish),
    };
    if (implementation.kind === 'transaction') {
      const answer = () => tryingAgain(() => inTransaction((call) => implementation.handle(call), base));
      return send(reply, await (isChange ? limitChanges(tenant.id, answer) : answer()));
    }
    // Nothing is kept under it here; it is asked for all the same, so that a caller need not tell routes apart.
    if (isChange) idempotencyKeyOf(request);
    const value = await implementation.handle(base);
    if (value === reply || reply.sent) return reply;
    if (route.response || value === undefined) {
      return send(reply, answerOf(value));
    }
    return reply.code(status).send(value);
  }

  const limits = bodyLimitsOf(route);
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: limits.bytes,
    config: { bodyLimits: limits, section, takesParts: route.consumes === 'application/offset+octet-stream' },
    onRequest: admitTo(platform, route),
    handler: async (request, reply) =>
      request.caller?.viewer ? viewing(() => handler(request, reply)) : handler(request, reply),
  });
}

/** Answers somebody who looks on as another member: what would write something down, as some reads do, is refused by the database. */
async function viewing(answer: () => Promise<unknown>): Promise<unknown> {
  try {
    return await onlyReading(answer);
  } catch (error) {
    throw codeOf(error) === readOnlyTransaction ? viewOnly() : error;
  }
}

function actorOf(caller: Caller | null, request: FastifyRequest): AuditActor {
  if (!caller) throw new Error('a call of nobody has no history: it changes nothing of a community');
  return {
    tenantId: caller.tenantId,
    memberId: caller.memberId,
    displayName: caller.displayName,
    address: caller.address,
    requestId: request.id,
  };
}
