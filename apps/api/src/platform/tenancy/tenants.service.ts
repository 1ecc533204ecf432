import type { CommunitySummary } from '@courtyard/contract';
import { weekdayNames } from '@courtyard/contract/platform/community/community.values';
import { sql } from 'kysely';
import type { Env } from '../core/env';
import type { PublishedEvent } from '../core/services';
import type { Db } from '../database/database';
import type { Tenant } from './tenant';

type Named = Pick<
  Tenant,
  | 'id'
  | 'slug'
  | 'name'
  | 'timeZone'
  | 'currency'
  | 'firstWeekday'
  | 'language'
  | 'deletesOn'
  | 'jurisdiction'
>;

export interface Tenants {
  /** The community of a `Host` header, null where there is none of that name. */
  ofHost(host: string): Promise<Tenant | null>;
  bySlug(slug: string): Promise<Tenant | null>;
  byId(id: string): Promise<Tenant | null>;
  /** Those that are open: one whose day to be deleted has come is left in peace. */
  all(): Promise<Tenant[]>;
  /** What became of a community whose name a `Host` header says, and where nobody comes in any more; null for any other. */
  leftAt(host: string): Promise<LeftCommunity | null>;
  /** Absolute address of a community, without a slash at its end: `http://demo.localhost:8080`. */
  addressOf(tenant: { slug: string }): string;
  /** A community was changed: what is remembered of it is asked for again. */
  forget(id: string): void;
  /** What its members' browsers know of a community. */
  summaryOf(tenant: Named): CommunitySummary;
}

/** Where nobody comes in any more. */
export interface LeftCommunity {
  communityId: string;
  slug: string;
  /** Null while it is being deleted. */
  deletedAt: string | null;
  /** Null while the last export is kept. */
  exportErasedAt: string | null;
}

/** The weekday of a column as ISO 8601 numbers it. */
export const firstWeekdayNumber = (column: string) =>
  sql<number>`array_position(${weekdayNames}::text[], ${sql.ref(column)})`;

const keptMs = 60_000;
const maxKept = 10_000;

/** Communities by their name, remembered for a minute: every call asks. */
export class TenantService implements Tenants {
  private readonly known = new Map<string, { tenant: Tenant; until: number }>();
  private generation = 0;
  private port: number;

  constructor(
    private readonly db: Db,
    private readonly env: Env,
  ) {
    this.port = env.PORT;
  }

  /** The port that was really listened on, where the environment asked for any free one. */
  listensOn(port: number): void {
    this.port = port;
  }

  async ofHost(host: string): Promise<Tenant | null> {
    const slug = slugOf(host, this.env.COURTYARD_BASE_DOMAIN);
    const tenant = slug === null ? null : await this.bySlug(slug);
    return tenant?.isClosed ? null : tenant;
  }

  async bySlug(slug: string): Promise<Tenant | null> {
    const now = Date.now();
    const kept = this.known.get(slug);
    if (kept && kept.until > now) return kept.tenant;
    const { generation } = this;
    const tenant = await this.select().where('tenant.slug', '=', slug).executeTakeFirst();
    // What is not there is not remembered: another process may make it at any time.
    if (!tenant) return null;
    // Nor is what was read before a change that was told meanwhile.
    if (generation !== this.generation) return tenant;
    if (this.known.size >= maxKept) this.known.clear();
    this.known.set(slug, { tenant, until: now + keptMs });
    return tenant;
  }

  async byId(id: string): Promise<Tenant | null> {
    return (await this.select().where('tenant.id', '=', id).executeTakeFirst()) ?? null;
  }

  async all(): Promise<Tenant[]> {
    return this.select().where('closedAt', 'is', null).orderBy('tenant.slug').execute();
  }

  addressOf({ slug }: { slug: string }): string {
    if (this.env.COURTYARD_ORIGIN) {
      const { protocol, host } = new URL(this.env.COURTYARD_ORIGIN);
      return `${protocol}//${slug}.${host}`;
    }
    const port = this.port === 80 ? '' : `:${this.port}`;
    return `http://${slug}.${this.env.COURTYARD_BASE_DOMAIN}${port}`;
  }

  async leftAt(host: string): Promise<LeftCommunity | null> {
    const slug = slugOf(host, this.env.COURTYARD_BASE_DOMAIN);
    if (slug === null) return null;
    const left = await this.db
      .selectFrom('communityDeletion')
      .select(['communityId', 'slug', 'deletedAt', 'exportErasedAt'])
      .where('slug', '=', slug)
      .where('closedAt', 'is not', null)
      .executeTakeFirst();
    return left ?? null;
  }

  forget(id: string): void {
    this.generation += 1;
    for (const [slug, { tenant }] of this.known) if (tenant.id === id) this.known.delete(slug);
  }

  onEvent({ topic, tenantId }: PublishedEvent): void {
    if (topic === 'community' && tenantId !== null) this.forget(tenantId);
  }

  /** Events may have been missed. */
  forgetAll(): void {
    this.generation += 1;
    this.known.clear();
  }

  summaryOf({ deletesOn = null, jurisdiction = null, ...tenant }: Named): CommunitySummary {
    const { id, slug, name, timeZone, currency, firstWeekday, language } = tenant;
    const address = this.addressOf({ slug });
    return { id, slug, name, timeZone, currency, firstWeekday, language, jurisdiction, address, deletesOn };
  }

  private select() {
    return this.db
      .selectFrom('tenant')
      .leftJoin('communityDeletion', 'communityDeletion.communityId', 'tenant.id')
      .select([
        'tenant.id',
        'tenant.slug',
        'tenant.name',
        'tenant.timeZone',
        'tenant.currency',
        'tenant.jurisdiction',
        'tenant.language',
        'tenant.openRegistration',
        firstWeekdayNumber('tenant.firstWeekday').as('firstWeekday'),
        'communityDeletion.deletesOn',
        sql<boolean>`community_deletion.closed_at is not null`.as('isClosed'),
      ]);
  }
}

/** Whether a name was a deleted community's, which one: it is nobody else's then. */
export async function formerOwnerOf(db: Db, slug: string): Promise<string | null> {
  const former = await db
    .selectFrom('communityDeletion')
    .select('communityId')
    .where('slug', '=', slug)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
  return former?.communityId ?? null;
}

/** The community's label of a host name: `demo` of `demo.example.com:8080` where the base domain is `example.com`. */
export function slugOf(host: string, baseDomain: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (!name.endsWith(`.${baseDomain}`)) return null;
  const label = name.slice(0, -baseDomain.length - 1);
  return /^[a-z0-9-]+$/.test(label) ? label : null;
}
