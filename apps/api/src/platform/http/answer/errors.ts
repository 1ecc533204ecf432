import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Problem as ProblemBody, type RouteContract, defaultBodyLimits } from '@courtyard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, messageOf } from '../../core/error-code';
import { endedForAnother } from '../../database/connection/ended-for-another';
import { DatabaseUnavailable } from '../../database/connection/unavailable';
import { acceptedLanguage } from '../language/accepted-language';
import { msg, type Text, textIn } from '../language/sentence';
import { failurePage } from '../static/community-page';
import { contentSecurityPolicy } from '../static/document.rules';
import { bodyTooLarge, notFound, Problem, tooLarge } from '../problem';

const unavailable = () =>
  new Problem({
    status: 503,
    code: 'unavailable',
    title: 'Not available',
    detail: 'This isn’t available right now. Try again in a moment.',
    headers: { 'retry-after': '1' },
  });

// Codes of Fastify and of what it reads requests with.
const requestErrors: Record<string, (bodyLimit: number) => Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem({
      status: 415,
      code: 'media-type',
      title: 'Media type not supported',
      detail: 'Send JSON, with content-type application/json.',
    }),
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_REQ_FILE_TOO_LARGE: () => tooLarge('The file is too large.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => malformed(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => malformed(),
  FST_ERR_BAD_URL: () =>
    new Problem({
      status: 400,
      code: 'malformed',
      title: 'Malformed',
      detail: 'The address isn’t valid.',
    }),
};

const malformed = () =>
  new Problem({ status: 400, code: 'malformed', title: 'Malformed', detail: 'The body isn’t valid JSON.' });

const connectionLost = /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|08|57P|53)/;
const statementTimeout = '57014';

function isUnavailable(error: unknown, code: string): boolean {
  // The same call may well succeed a moment later.
  const passes = code === statementTimeout || endedForAnother(error) || connectionLost.test(code);
  if (error instanceof DatabaseUnavailable || passes) return true;
  return /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered)/.test(
    messageOf(error),
  );
}

const noRoom = () =>
  new Problem({
    status: 507,
    code: 'no-room',
    title: 'No room left',
    detail:
      'The server’s disk is full. Nothing was saved: ask your server administrator to free up space, then send it again.',
  });

// Of a file system, of its quotas, and of PostgreSQL.
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Libraries wrap what the file system said. */
function isFullDisk(error: unknown): boolean {
  if (fullDisk.has(codeOf(error))) return true;
  return error instanceof Error && error.cause !== undefined && isFullDisk(error.cause);
}

function statusOf(error: unknown): number {
  return typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** What the caller is told about an error, `bodyLimit` being that of the route in bytes; anything unforeseen becomes a bare 500. */
export function problemOf(error: unknown, bodyLimit: number = defaultBodyLimits.bytes): Problem {
  if (error instanceof Problem) return error;
  const code = codeOf(error);
  const known = requestErrors[code];
  if (known) return known(bodyLimit);
  if (isFullDisk(error)) return noRoom();
  if (isUnavailable(error, code)) return unavailable();
  const status = statusOf(error);
  if (status >= 400 && status < 500)
    return new Problem({ status, code: 'request', title: 'Invalid request' });
  return new Problem({
    status: 500,
    code: 'internal',
    title: 'Something went wrong',
    detail: 'Something went wrong on our end. It was logged under this request’s number.',
  });
}

/** Whether somebody opens an address in a browser, and would read a page rather than JSON. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

function sendFailurePage(request: FastifyRequest, reply: FastifyReply, { status }: Problem): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce, []),
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language',
    })
    .send(failurePage(nonce, status, request.headers['accept-language']));
}

/** Sends problem details (RFC 9457) in the language that is asked for, or a page to somebody whose browser met a failure of ours. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.headers) void reply.headers(problem.headers);
  if (problem.status >= 500 && isNavigation(request)) return sendFailurePage(request, reply, problem);
  const language = acceptedLanguage(request.headers['accept-language']);
  const said = (text: Text) => textIn(text, language, request.server.spanish);
  const fields = Object.entries(problem.fields ?? {}).map(([path, text]) => [path, said(text)]);
  const body: ProblemBody = {
    ...problem.extensions,
    type: `urn:courtyard:problem:${problem.code}`,
    title: said(problem.title),
    status: problem.status,
    ...(problem.detail !== undefined && { detail: said(problem.detail) }),
    code: problem.code,
    ...(problem.fields && { fields: Object.fromEntries(fields) }),
    requestId: request.id,
  };
  return (
    reply
      .code(problem.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('content-language', language)
      .header('cache-control', 'no-store')
      // An address that is none is refused before any hook sets headers.
      .header('x-request-id', request.id)
      .send(JSON.stringify(body))
  );
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

/** The answer to a path below `/api/` that no route serves: 405 with the methods it has, or 404. */
export function unknownCall(routes: readonly RouteContract[]): (request: FastifyRequest) => Problem {
  const patterns = routes.map((route) => ({ method: route.method, pattern: patternOf(route.path) }));
  return (request) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = [...new Set(patterns.filter((it) => it.pattern.test(path)).map((it) => it.method))];
    if (methods.length === 0) return notFound('address');
    const allow = methods.join(', ');
    return new Problem({
      status: 405,
      code: 'method',
      title: 'Method not allowed',
      detail: msg`This address takes ${allow}.`,
      headers: { allow },
    });
  };
}

/** Answers what no route serves before its body is read. */
export function refuseUnknown(app: FastifyInstance, problemFor: (request: FastifyRequest) => Problem): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, problemFor(request));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) void answer(request, reply);
    else done();
  });
  // For a route that finds it has nothing to serve.
  app.setNotFoundHandler(answer);
}

/** Turns every error into problem details; what was not foreseen is logged with its request's number. */
export function handleErrors(app: FastifyInstance): void {
  // Until the response listens to it nobody does; an error in between still breaks the response, and must not end the process.
  app.addHook('onSend', (_request, _reply, payload, done) => {
    if (payload instanceof Readable) payload.on('error', () => {});
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request.routeOptions.bodyLimit);
    const isForeseen = problem === error;
    // Who went away in the middle caused the error and will not read what is said of it.
    if (problem.status >= 500 && !isForeseen && !reply.raw.destroyed)
      request.log.error({ err: error }, problem.code);
    return sendProblem(request, reply, problem);
  });
}
