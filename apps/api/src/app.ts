import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { type RouteContract, defaultBodyLimits } from '@courtyard/contract';
import { routes } from '@courtyard/contract/sections';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { constants } from 'node:zlib';
import { implementationsOf } from './modules';
import { assertEveryRouteOnce } from './platform/http/coverage';
import { leaveParts } from './platform/files/intake/resumable/resumable.routes';
import { allowOrigins } from './platform/http/request/cross-origin';
import { sentencesOf } from './platform/http/language/sentences-of';
import { registerDocs } from './platform/http/operations/docs.page';
import {
  handleErrors,
  problemOf,
  refuseUnknown,
  sendProblem,
  unknownCall,
} from './platform/http/answer/errors';
import { observe } from './platform/http/answer/observe';
import { registerOperations } from './platform/http/operations/operations';
import { registerRoute } from './platform/http/register';
import { createChangeLimits } from './platform/http/request/change/limit-changes';
import { refuseWhileStopping, type ServerState } from './platform/http/operations/stopping';
import { limitParameters } from './platform/http/request/limits/query-limits';
import { acceptJsonOnly, hangUpOnExcess } from './platform/http/request/json-body';
import { setSecurityHeaders } from './platform/http/answer/security-headers';
import { findTenant } from './platform/http/request/tenant-of-request';
import { answerUnreadable } from './platform/http/request/unreadable-request';
import type { Platform } from './platform/core/platform';
import { refuseSectionsOff } from './platform/registry/choice/section-off.hook';
import { answerUnsubscribing } from './platform/mail/dispatch/unsubscribe/unsubscribe.plugin';
import { takeReleases } from './platform/registry/intake/publish.plugin';

const megabyte = 1024 * 1024;
const usableRequestId = /^[\w-]{8,64}$/;

function createServer({ env, log }: Platform): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  return Fastify({
    loggerInstance,
    // One line per call is written by `observe`, without the address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: defaultBodyLimits.bytes,
    trustProxy: (_address: string, hop: number) => hop < env.COURTYARD_TRUSTED_PROXIES,
    // For a whole request: a scan of 25 MB over a slow line takes minutes. Headers have a minute, by Node's default.
    requestTimeout: 300_000,
    forceCloseConnections: 'idle' as const,
    // `refuseWhileStopping` says it, as problem details.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, problemOf(error)),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && usableRequestId.test(given) ? given : randomUUID();
    },
  });
}

export interface AppOptions {
  platform: Platform;
  /** Serves pages and the code of host and sections. Registered last. */
  pages?: (app: FastifyInstance) => Promise<void>;
  state?: ServerState;
}

/** Builds the HTTP application, without listening. Refuses a contract route that nothing implements, or two do. */
export async function buildApp({
  platform,
  pages,
  state = { stopping: false },
}: AppOptions): Promise<FastifyInstance> {
  const contract: Readonly<Record<string, RouteContract>> = routes;
  const implementations = implementationsOf(platform);
  assertEveryRouteOnce(Object.values(contract), implementations);

  const app = createServer(platform);
  app.decorate('spanish', sentencesOf(platform.sections));
  app.decorateRequest('tenant', null);
  app.decorateRequest('caller', null);
  acceptJsonOnly(app);
  leaveParts(app);
  hangUpOnExcess(app);
  limitParameters(app);
  handleErrors(app);
  setSecurityHeaders(app, { https: platform.env.COURTYARD_ORIGIN?.startsWith('https:') ?? false });
  allowOrigins(app, platform.env.COURTYARD_DEV_ORIGINS);
  observe(app, platform.metrics);
  refuseWhileStopping(app, state);
  refuseUnknown(app, unknownCall(Object.values(contract)));
  registerOperations(app, platform, platform.metrics, state);
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(multipart, {
    limits: { files: 1, fileSize: 100 * megabyte, headerPairs: 20, fieldNameSize: 100 },
  });
  await app.register(async (registry) => takeReleases(registry, platform));
  await app.register(async (mail) => answerUnsubscribing(mail, platform));
  await app.register(async (api) => {
    findTenant(api, platform.tenants);
    refuseSectionsOff(api, platform);
    const changesOf = createChangeLimits();
    for (const implementation of implementations)
      registerRoute(api, platform, implementation, changesOf(implementation.section));
    registerDocs(api, contract);
  });
  if (pages) await app.register(pages);
  return app;
}
