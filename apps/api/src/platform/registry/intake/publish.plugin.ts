import { finished } from 'node:stream/promises';
import type { Publication } from '@courtyard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { countAttempt } from '../../auth/limits';
import type { Platform } from '../../core/platform';
import { readInput } from '../../http/input/read-input';
import { conflict, forbidden, notSignedIn } from '../../http/problem';
import { requireBoundary } from '../../http/request/multipart';
import { publishingOf } from '../publishing/prepare-sections';
import { withIncoming } from '../release/incoming';
import { RefusedRelease } from '../release/refused-release';
import { type PublishToken, useOfPublishToken } from './publish-tokens.service';
import { publishProblem } from './publish-problem';
import { receiveRelease } from './receive-release';

const minutes = 60;

/** Guesses at a token come from addresses; a token that works is somebody's build machine. */
const limits = {
  address: { action: 'publish.address', attempts: 60, within: 15 * minutes },
  token: { action: 'publish.token', attempts: 30, within: 15 * minutes },
};

const wanted = z.object({ channel: z.enum(['canary', 'stable']).optional() });
type Wanted = z.output<typeof wanted>;

declare module 'fastify' {
  interface FastifyRequest {
    publishToken: PublishToken | null;
  }
}

/** How the history of a section names who did it. */
const actorOf = ({ name }: PublishToken) => `token "${name}"`;

/**
 * `POST /api/v1/registry/releases?channel=canary`: a section's build machine publishes, with a token of that section.
 * Releases belong to the installation and to no community, so that every address of the server takes it. Nothing of a
 * body is read before the token is known.
 */
export function takeReleases(app: FastifyInstance, platform: Platform): void {
  // A release is a multipart body and nothing else.
  app.removeContentTypeParser('application/json');
  app.decorateRequest('publishToken', null);
  app.addHook('onRequest', async (request) => {
    request.publishToken = await tokenOf(platform, request);
  });
  app.post('/api/v1/registry/releases', async (request, reply) => {
    try {
      const { status, data } = await publish(platform, request);
      return await reply.code(status).header('cache-control', 'no-store').send({ data });
    } catch (error) {
      await discardRest(request, reply);
      throw error;
    }
  });
  // Goes on to the handler of all errors.
  app.setErrorHandler((error) => {
    throw publishProblem(error);
  });
}

async function tokenOf(platform: Platform, request: FastifyRequest): Promise<PublishToken> {
  await countAttempt(platform, limits.address, request.ip);
  const [, presented = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const token = await useOfPublishToken(platform.db, presented, platform.clock());
  if (!token) throw notSignedIn('Send a token of the section that works: it is unknown, ended or expired.');
  await countAttempt(platform, limits.token, token.id);
  return token;
}

async function publish(
  platform: Platform,
  request: FastifyRequest,
): Promise<{ status: number; data: Publication }> {
  const token = request.publishToken;
  if (!token) throw notSignedIn();
  const { channel }: Wanted = readInput(wanted, request.query);
  if (channel && !token.channels.includes(channel)) {
    throw forbidden(
      `This token may not point ${channel} at a release. Make one that may, or promote it there.`,
    );
  }
  requireBoundary(request);
  const actor = actorOf(token);
  const publishing = await publishingOf(platform);
  const { release, isNew } = await withIncoming(platform.dataFolder, async (folder) => {
    const received = await receiveRelease(request, folder, ({ declaration }) => {
      if (declaration.id === token.sectionId) return;
      throw forbidden(`This token publishes ${token.sectionId}, and this is a release of ${declaration.id}.`);
    });
    const canBecomeStable = token.channels.includes('stable');
    const how = { actor, canBecomeStable, isRepeat: true };
    return { release: received, ...(await publishing.publishIncoming(folder, received, how)) };
  });
  const { id: section } = release.declaration;
  platform.log.info({ section, version: release.version, token: token.id, isNew }, 'published over HTTP');
  if (channel) {
    await publishing.promote(section, release.version, channel, actor).catch((error: unknown) => {
      if (!(error instanceof RefusedRelease)) throw error;
      throw conflict('not-promoted', `It is published, and ${channel} stays where it was: ${error.message}.`);
    });
  }
  const data = { section, version: release.version, isNew, channel: channel ?? null };
  return { status: isNew ? 201 : 200, data };
}

/** Reads what still arrives to its end, or for a moment: who is still sending would not read the answer. */
async function discardRest({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  void reply.header('connection', 'close');
  raw.unpipe();
  raw.resume();
  await finished(raw, { signal: AbortSignal.timeout(longestRestMs), writable: false }).catch(() => {});
}

const longestRestMs = 5000;
