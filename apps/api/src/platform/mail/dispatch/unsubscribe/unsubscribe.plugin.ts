import { randomBytes } from 'node:crypto';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../../../core/platform';
import { textInHtml } from '../../../http/answer/html.rules';
import { acceptedLanguage } from '../../../http/language/accepted-language';
import { contentSecurityPolicy } from '../../../http/static/document.rules';
import { plainPage } from '../../../http/static/community-page';
import type { Tenant } from '../../../tenancy/tenant';
import { openedId } from '../return-path.rules';
import { type Subscription, subscribeAgain, subscriptionOf, unsubscribe } from './blocks.sql';
import { unsubscribePath } from './unsubscribe-path';
import en from './unsubscribe.en.json';
import es from './unsubscribe.es.json';

const messages = defineMessages({ en, es });

const given = z.object({ of: z.string().max(100) });

interface Found {
  tenant: Tenant;
  sealed: string;
  subscription: Subscription;
}

const style = (nonce: string) =>
  `<style nonce="${nonce}">form{margin-top:1.5rem}button{font:inherit;font-weight:600;padding:.65rem 1rem;border:0;border-radius:8px;background:#1f5fbf;color:#fff;cursor:pointer}button:focus-visible{outline:3px solid #6ea3f2;outline-offset:2px}</style>`;

type Look = 'ask' | 'done' | 'back' | 'unknown';

function pageOf(nonce: string, request: FastifyRequest, look: Look, found: Found | null): string {
  const language = acceptedLanguage(request.headers['accept-language']);
  const t = messagesIn(messages, language);
  if (look === 'unknown' || !found) return plainPage(nonce, t('unknown'), t('unknownText'), language);
  const form = (action: 'stop' | 'again') =>
    `${style(nonce)}<form method="post" action="${unsubscribePath}?of=${textInHtml(found.sealed)}">
<input type="hidden" name="action" value="${action}"><button>${t(action)}</button></form>`;
  if (look === 'done') return plainPage(nonce, t('done'), t('doneText'), language, form('again'));
  if (look === 'back') return plainPage(nonce, t('back'), t('backText'), language, form('stop'));
  const text = `${t('ask', { community: textInHtml(found.tenant.name) })} ${t('kept')}`;
  return plainPage(nonce, t('title'), text, language, form('stop'));
}

function send(reply: FastifyReply, status: number, nonce: string, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce, []),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Language',
    })
    .send(html);
}

/**
 * `/unsubscribe?of=…`: to look at it changes nothing, since mail scanners open every link. A POST does it, as the button of
 * the page or as a mail program sends it by itself (RFC 8058): a form without cookies, answered without a redirect.
 */
export async function answerUnsubscribing(app: FastifyInstance, platform: Platform): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  async function find(request: FastifyRequest): Promise<Found | null> {
    const tenant = await platform.tenants.ofHost(request.host);
    const query = given.safeParse(request.query);
    const id = query.success ? openedId(platform.secret, 'unsubscribe', query.data.of) : null;
    if (!tenant || !query.success || id === null) return null;
    const subscription = await platform.inTenant(tenant.id, (tx) => subscriptionOf(tx, id));
    return subscription && { tenant, subscription, sealed: query.data.of };
  }

  app.get(unsubscribePath, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const found = await find(request);
    return send(reply, found ? 200 : 404, nonce, pageOf(nonce, request, found ? 'ask' : 'unknown', found));
  });

  app.post(unsubscribePath, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const found = await find(request);
    if (!found) return send(reply, 404, nonce, pageOf(nonce, request, 'unknown', null));
    const { tenant, subscription } = found;
    const isBack = request.body instanceof URLSearchParams && request.body.get('action') === 'again';
    await platform.inTenant(tenant.id, (tx) =>
      isBack ? subscribeAgain(tx, subscription) : unsubscribe(tx, tenant.id, subscription, platform.clock()),
    );
    return send(reply, 200, nonce, pageOf(nonce, request, isBack ? 'back' : 'done', found));
  });
}
