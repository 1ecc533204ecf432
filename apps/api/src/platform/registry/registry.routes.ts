import { shellRoutes } from '@courtyard/contract';
import { changesBetween } from '../audit/audit';
import { implement, implementStream, type Module } from '../http/implement';
import { readHost } from './publishing/deployed-host';
import { entityTag, isHeld, registryFor } from './registry.service';
import { changeSection, sectionSettings } from './choice/section-settings.service';

/** The registry for a person, and its administration for a community. */
export const registryModule: Module = ({ env, events, inTenant }) => [
  implementStream(shellRoutes.registry, async ({ caller, request, reply }) => {
    const { registry: data } = await inTenant(caller.tenantId, (tx) => registryFor(tx, caller.permissions), {
      readOnly: true,
    });
    const tag = entityTag(JSON.stringify(data));
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Cookie, Authorization' });
    return isHeld(request.headers['if-none-match'], tag) ? reply.code(304).send() : { data };
  }),

  implement(shellRoutes.listSectionSettings, async ({ tx }) => ({ data: await sectionSettings(tx) })),

  implement(shellRoutes.updateSectionSetting, async ({ tx, caller, params, body, audit }) => {
    const { tenantId } = caller;
    const { sectionId } = params;
    const { before, after } = await changeSection(tx, await readHost(env), {
      tenantId,
      sectionId,
      change: body,
    });
    const changes = changesBetween({ ...before }, { ...after });
    if (Object.keys(changes).length > 0) {
      await audit({ action: 'section.update', subjectType: 'section', subjectId: sectionId, changes });
      await events.publish(tx, { tenantId, topic: 'registry', section: sectionId });
    }
    const setting = (await sectionSettings(tx)).find(({ id }) => id === sectionId);
    if (!setting) throw new Error(`the section ${sectionId} is gone`);
    return { data: setting };
  }),
];
