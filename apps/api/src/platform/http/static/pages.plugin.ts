import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Boot } from '@courtyard/contract';
import { brandingCss } from '@courtyard/contract/platform/community/branding/branding.rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstStepsOf } from '../../section/first-steps/first-steps.service';
import { clearViewAsCookie, renameSessionCookie } from '../../auth/sessions/session-cookie';
import type { Platform } from '../../core/platform';
import { shownPreferences } from '../../tenancy/preferences/preferences.sql';
import { overrideOrigin } from '../../registry/override/override.rules';
import { overridesOf } from '../../registry/override/overrides.sql';
import { appsFolder, readHost } from '../../registry/publishing/deployed-host';
import { todayOf } from '../../section/call-context';
import { findTasks } from '../../section/tasks/tasks.service';
import { registryFor } from '../../registry/registry.service';
import {
  sendLeftCommunity,
  takeLastExportForms,
} from '../../tenancy/community/deletion/last-export/last-export.plugin';
import { lookOf } from '../../tenancy/community/branding/community-branding.sql';
import type { Tenant } from '../../tenancy/tenant';
import { wantedLanguage } from '../language/accepted-language';
import { sectionsFolder, serveAssets } from './assets.plugin';
import { noCommunityPage, notBuiltPage } from './community-page';
import {
  contentSecurityPolicy,
  fillTemplate,
  hiddenJoining,
  isDashboard,
  isPagePath,
  pageFile,
  plainPath,
  roomForViewAs,
  shownPath,
} from './document.rules';
import { HostBuild } from './host-build';
import { preloadsFor } from './preload.rules';

const isLocal = (host: string) => /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

/** Serves the pages of the host, and the code of host and sections. For `buildApp({ pages: pagesOf(platform) })`. */
export function pagesOf(platform: Platform): (app: FastifyInstance) => Promise<void> {
  const { env } = platform;
  const build = new HostBuild(join(appsFolder(env), 'host', 'dist'));
  const mode = env.COURTYARD_MODE === 'demo' ? 'demo' : 'production';

  function sendPage(
    reply: FastifyReply,
    nonce: string,
    html: string,
    trusted: { origins: readonly string[]; scripts: readonly string[] } = { origins: [], scripts: [] },
  ): FastifyReply {
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce, trusted.origins, trusted.scripts),
        // It names the person's sections: nobody else may find it in a cache.
        'cache-control': 'no-store',
        vary: 'Cookie, Accept-Language',
      })
      .send(html);
  }

  const visitorsLook = ({ id, name }: Tenant) =>
    platform.inTenant(id, (tx) => lookOf(tx, name), { readOnly: true });

  async function sendCommunityPage(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const caller = await platform.sessions.callerOf(request, tenant);
    if (caller) renameSessionCookie(platform, request, reply);
    if (!caller?.viewer) clearViewAsCookie(platform, reply);
    const path = shownPath(plainPath(request.url), caller !== null);
    const host = await readHost(env);
    const known = caller
      ? await platform.inTenant(
          tenant.id,
          async (tx) => {
            const canOverride = caller.permissions.has('Section Override');
            const today = todayOf({ platform, tenant });
            const [sections, preferences, overrides, look] = await Promise.all([
              registryFor(tx, { platform, caller, today }),
              shownPreferences(tx, caller),
              canOverride ? overridesOf(tx, caller) : Promise.resolve<Record<string, string>>({}),
              lookOf(tx, tenant.name),
            ]);
            const context = { tx, caller, tenant, section: null, platform };
            const seesWork = isDashboard(path) && !caller.owesFactor;
            const tasks = seesWork && (await findTasks(context, preferences));
            const reader = { caller, preferences, env, today };
            const firstSteps = seesWork && (await firstStepsOf(tx, reader, platform.sections));
            return { sections, preferences, overrides, look, tasks, firstSteps };
          },
          { readOnly: true },
        )
      : null;
    const template = await build.page(
      pageFile(
        path,
        known?.preferences.language ?? wantedLanguage(request.headers['accept-language']) ?? tenant.language,
        known !== null,
      ),
    );
    if (!template) return sendPage(reply.code(503), nonce, notBuiltPage(nonce));
    const boot: Boot = {
      session:
        caller && known
          ? {
              memberId: caller.memberId,
              community: platform.tenants.summaryOf(tenant),
              registry: known.sections.registry,
              preferences: known.preferences,
              overrides: known.overrides,
              ...(known.tasks && { tasks: known.tasks }),
              ...(known.firstSteps && { firstSteps: known.firstSteps }),
            }
          : null,
      community: { name: tenant.name, slug: tenant.slug },
      baseDomain: new URL(platform.tenants.addressOf(tenant)).host.replace(`${tenant.slug}.`, ''),
      mode,
      upgradeUrl: env.COURTYARD_UPGRADE_URL ?? null,
    };
    const look = known?.look ?? (await visitorsLook(tenant));
    const styles = [
      brandingCss(look),
      tenant.openRegistration ? '' : hiddenJoining,
      caller?.viewer ? roomForViewAs : '',
    ].join('');
    const { session } = boot;
    const visit = caller &&
      known &&
      session && { path, permissions: caller.permissions, known: known.sections, above: session };
    const preloads = preloadsFor(host.release, visit);
    // Trusted in this person's session alone, and only as long as the operator lists them.
    const builds = Object.values(known?.overrides ?? {}).flatMap(
      (url) => overrideOrigin(url, env.COURTYARD_PREVIEW_ORIGINS) ?? [],
    );
    return sendPage(reply, nonce, fillTemplate(template, { nonce, boot, preloads, look: styles }), {
      origins: [...env.COURTYARD_DEV_ORIGINS, ...new Set(builds)],
      scripts: template.scripts,
    });
  }

  async function sendElsewhere(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const left = await platform.tenants.leftAt(request.host);
    if (left) return sendLeftCommunity(request, reply, left);
    const demo = mode === 'demo' && isLocal(request.host) ? await platform.tenants.bySlug('demo') : null;
    if (demo) return reply.redirect(platform.tenants.addressOf(demo) + request.url, 302);
    const nonce = randomBytes(16).toString('base64');
    return sendPage(reply.code(404), nonce, noCommunityPage(request.host, nonce));
  }

  return async (app) => {
    const sections = sectionsFolder(platform.dataFolder);
    await mkdir(sections, { recursive: true });
    await mkdir(build.folder, { recursive: true });
    await serveAssets(app, { host: build.folder, sections });
    // From the root, so that it may speak for every page; asked for anew each time, since its name has no hash.
    app.get('/sw.js', async (_request, reply) => {
      const script = await build.serviceWorker();
      if (script === null) return reply.callNotFound();
      return reply
        .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
        .send(script);
    });
    app.get('/manifest.webmanifest', async (request, reply) => {
      const tenant = await platform.tenants.ofHost(request.host);
      const manifest = tenant && (await build.webApp());
      if (!manifest) return reply.callNotFound();
      return reply
        .headers({
          'content-type': 'application/manifest+json; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        })
        .send(
          JSON.stringify({ name: tenant.name, short_name: tenant.name, lang: tenant.language, ...manifest }),
        );
    });
    await takeLastExportForms(app, platform);
    app.get('/*', async (request, reply) => {
      if (!isPagePath(request.url.split('?')[0] ?? '/')) return reply.callNotFound();
      const tenant = await platform.tenants.ofHost(request.host);
      return tenant ? sendCommunityPage(request, reply, tenant) : sendElsewhere(request, reply);
    });
  };
}
