import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../../core/platform';
import { contentDisposition } from '../../../../files/intake/name.rules';
import { acceptedLanguage } from '../../../../http/language/accepted-language';
import { contentSecurityPolicy } from '../../../../http/static/document.rules';
import type { LeftCommunity } from '../../../tenants.service';
import { giveLastExport } from './give-last-export';
import { lastExportPage, lastExportScript, leftCommunityPage } from './last-export-page';
import { lastExportPath } from './notify-readers';

const languageOf = ({ headers }: FastifyRequest) => acceptedLanguage(headers['accept-language']);

function send(reply: FastifyReply, status: number, nonce: string, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce, [], [lastExportScript]),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      vary: 'Accept-Language',
    })
    .send(html);
}

/** Answers a page of an address where a community was: 410, without anything of it. */
export function sendLeftCommunity(
  request: FastifyRequest,
  reply: FastifyReply,
  left: LeftCommunity,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const language = languageOf(request);
  const isExport = request.url.split('?')[0] === lastExportPath && left.deletedAt && !left.exportErasedAt;
  if (isExport) return send(reply, 200, nonce, lastExportPage(nonce, language));
  return send(reply, 410, nonce, leftCommunityPage(nonce, language, left));
}

/** The form of the last export: no community is left whose calls could answer it. */
export async function takeLastExportForms(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scoped) => {
    scoped.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scoped.post(lastExportPath, async (request, reply) => {
      const left = await platform.tenants.leftAt(request.host);
      if (!left?.deletedAt) return reply.callNotFound();
      if (left.exportErasedAt) return sendLeftCommunity(request, reply, left);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const given = (name: string) => form.get(name) ?? '';
      const ticket = given('link');
      const asked = { ticket, password: given('password'), code: given('code').trim(), address: request.ip };
      const answer = await giveLastExport(platform, left.communityId, asked);
      if (typeof answer === 'string') {
        const nonce = randomBytes(16).toString('base64');
        const status = answer === 'wait' ? 429 : 403;
        return send(
          reply,
          status,
          nonce,
          lastExportPage(nonce, languageOf(request), { ticket, refusal: answer }),
        );
      }
      const name = `${left.slug}-${left.deletedAt.slice(0, 10)}.zip`;
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': String(answer.bytes),
          'content-disposition': contentDisposition('attachment', name),
          'cache-control': 'private, no-store',
        })
        .send(answer.content);
    });
  });
}
