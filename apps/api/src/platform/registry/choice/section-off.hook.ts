import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem';
import type { Platform } from '../../core/platform';
import { chosenSections } from './chosen-sections.sql';

const keptMs = 30_000;

/** Which sections are off where, remembered until an event says that something changed. */
class SwitchedOff {
  private readonly known = new Map<string, { ids: ReadonlySet<string>; until: number }>();
  private generation = 0;

  constructor(private readonly platform: Platform) {
    platform.events.subscribe({
      event: ({ topic, tenantId }) => {
        if (topic === 'registry') this.forget(tenantId);
      },
      gap: () => this.forget(null),
    });
  }

  async has(tenantId: string, sectionId: string): Promise<boolean> {
    const kept = this.known.get(tenantId);
    if (kept && kept.until > Date.now()) return kept.ids.has(sectionId);
    const { generation } = this;
    const sections = await this.platform.inTenant(tenantId, chosenSections, { readOnly: true });
    const ids = new Set(sections.filter((section) => !section.enabled).map((section) => section.id));
    // A change that was told while this was read must not be overwritten by what was read before it.
    if (generation === this.generation) this.known.set(tenantId, { ids, until: Date.now() + keptMs });
    return ids.has(sectionId);
  }

  private forget(tenantId: string | null): void {
    this.generation += 1;
    if (tenantId === null) this.known.clear();
    else this.known.delete(tenantId);
  }
}

/** Answers 404 `section-off` for every call of a section that the community has switched off. Nothing is deleted. */
export function refuseSectionsOff(api: FastifyInstance, platform: Platform): void {
  const switchedOff = new SwitchedOff(platform);
  api.addHook('onRequest', async (request) => {
    const { section } = request.routeOptions.config;
    if (!section || !request.tenant) return;
    if (!(await switchedOff.has(request.tenant.id, section))) return;
    throw new Problem({
      status: 404,
      code: 'section-off',
      title: 'Not in use',
      detail: 'Your community doesn’t use this section.',
    });
  });
}
