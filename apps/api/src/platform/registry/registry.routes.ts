import { shellRoutes } from '@courtyard/contract';
import { implement, implementStream, type Module } from '../http/implement';
import { failureReportLimit, countAttempt } from '../auth/limits';
import { countFailure } from './failure/section-failures.service';
import { invalid } from '../http/problem';
import { overrideOrigin } from './override/override.rules';
import { overridesOf, replaceOverrides } from './override/overrides.sql';
import { readHost } from './publishing/deployed-host';
import { todayOf } from '../section/call-context';
import { entityTag, isHeld, registryFor } from './registry.service';
import { changeSection, sectionSettings } from './choice/section-settings.service';

/** The registry for a person, and its administration for a community. */
export const registryModule: Module = ({ env, events, inTenant, metrics }) => [
  implementStream(shellRoutes.registry, async ({ caller, tenant, platform, request, reply }) => {
    const today = todayOf({ platform, tenant });
    const { registry: data } = await inTenant(
      caller.tenantId,
      (tx) => registryFor(tx, { platform, caller, today }),
      { readOnly: true },
    );
    const tag = entityTag(JSON.stringify(data));
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Cookie, Authorization' });
    return isHeld(request.headers['if-none-match'], tag) ? reply.code(304).send() : { data };
  }),

  implement(shellRoutes.updateOverrides, async ({ tx, caller, body: { overrides }, audit }) => {
    const refused = Object.entries(overrides).filter(
      ([, url]) => overrideOrigin(url, env.COURTYARD_PREVIEW_ORIGINS) === null,
    );
    if (refused.length > 0) {
      const message = 'Builds can only run from your own machine, or from an origin the operator allows.';
      throw invalid(Object.fromEntries(refused.map(([id]) => [`overrides.${id}`, message])));
    }
    const before = await overridesOf(tx, caller);
    await replaceOverrides(tx, caller, overrides);
    const changes = { overrides: { before, after: overrides } };
    await audit({ action: 'section.override', subjectType: 'session', subjectId: caller.sessionId, changes });
    return { data: overrides };
  }),

  implement(shellRoutes.listSectionSettings, async ({ tx, platform, translate }) => ({
    data: await sectionSettings(tx, { host: await readHost(env), now: platform.clock(), translate }),
  })),

  // Not in a transaction of the call's: attempts are noted apart from every community, so that they outlive a refusal.
  implementStream(shellRoutes.reportSectionFailure, async ({ caller, body: failure, platform, request }) => {
    await countAttempt(platform, failureReportLimit, caller.sessionId);
    const { tenantId } = caller;
    await inTenant(tenantId, (tx) => countFailure(tx, { tenantId, now: platform.clock(), failure }));
    const { sectionId, version, kind } = failure;
    metrics.sectionFailure(sectionId, version, kind);
    request.log.warn({ failure }, 'a browser could not show a section');
  }),

  implement(
    shellRoutes.updateSectionSetting,
    async ({ tx, caller, params, body, audit, platform, translate }) => {
      const { tenantId } = caller;
      const { sectionId } = params;
      const host = await readHost(env);
      const changes = await changeSection(tx, platform, host, {
        tenantId,
        sectionId,
        change: body,
      });
      if (Object.keys(changes).length > 0) {
        await audit({ action: 'section.update', subjectType: 'section', subjectId: sectionId, changes });
        await events.publish(tx, { tenantId, topic: 'registry', section: sectionId });
      }
      const settings = await sectionSettings(tx, { host, now: platform.clock(), translate });
      const setting = settings.find(({ id }) => id === sectionId);
      if (!setting) throw new Error(`the section ${sectionId} is gone`);
      return { data: setting };
    },
  ),
];
