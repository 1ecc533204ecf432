import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { PlatformCore } from '../../core/platform';
import type { PublishedEvent } from '../../core/services';
import type { Tenant } from '../../tenancy/tenant';
import type { Caller } from './caller';
import { presentedToken } from './presented-token';
import { hashToken } from './token';

export interface Sessions {
  /** Who calls, by the bearer token or the cookie of a request; null for nobody or a token of another community. */
  callerOf(request: FastifyRequest, tenant: Tenant): Promise<Caller | null>;
  /** Forgets at once, in this process, what is remembered of a community's callers. Others are told by an event. */
  forget(tenantId: string): void;
}

interface FoundSession {
  sessionId: string;
  memberId: string;
  identityId: string;
  displayName: string;
  lastSeenAt: string;
  permissions: string[];
  /** When the next of their roles ends by itself. */
  rightsEndAt: string | null;
  /** When a second factor is demanded of them, which they do not have. */
  factorOwedFrom: string | null;
}

interface Remembered {
  caller: Omit<Caller, 'address'>;
  lastSeenMs: number;
  until: number;
}

const rememberedMs = 10_000;
// Each holds the names of its permissions, some kilobytes.
const maxRemembered = 5000;
const touchAfterMs = 5 * 60_000;

/**
 * Finds who holds a token. What was found is remembered for ten seconds and forgotten when an event says that a
 * session ended or permissions changed, so most calls cost no query.
 */
export class SessionService implements Sessions {
  private readonly remembered = new Map<string, Remembered>();
  // A lookup under way while something is forgotten must not bring it back.
  private generation = 0;

  constructor(private readonly core: PlatformCore) {}

  async callerOf(request: FastifyRequest, tenant: Tenant): Promise<Caller | null> {
    const presented = presentedToken(this.core, request);
    if (!presented) return null;
    const key = `${tenant.id}${presented.token}`;
    let found = this.remembered.get(key);
    if (!found || found.until <= this.core.clock().getTime()) {
      found = await this.lookUp(key, tenant.id, hashToken(presented.token));
    }
    if (!found) return null;
    this.touch(found);
    return { ...found.caller, address: request.ip };
  }

  forget(tenantId: string): void {
    this.generation++;
    for (const key of this.remembered.keys()) if (key.startsWith(tenantId)) this.remembered.delete(key);
  }

  /** Subscribed to the platform's events. */
  onEvent(event: PublishedEvent): void {
    if (event.topic !== 'signed-out' && event.topic !== 'permissions') return;
    if (event.tenantId === null) this.forgetAll();
    else this.forget(event.tenantId);
  }

  forgetAll(): void {
    this.generation++;
    this.remembered.clear();
  }

  private async lookUp(key: string, tenantId: string, tokenHash: Buffer): Promise<Remembered | undefined> {
    const { generation } = this;
    const { rows } = await sql<FoundSession>`
      select session_id, member_id, identity_id, display_name, last_seen_at, permissions, rights_end_at,
        factor_owed_from
      from courtyard.find_session(${tenantId}, ${tokenHash}, ${this.core.clock()})`.execute(this.core.db);
    const [row] = rows;
    this.remembered.delete(key);
    if (!row) return undefined;
    const owesFactor =
      row.factorOwedFrom !== null && Date.parse(row.factorOwedFrom) <= this.core.clock().getTime();
    const entry: Remembered = {
      caller: {
        tenantId,
        identityId: row.identityId,
        memberId: row.memberId,
        sessionId: row.sessionId,
        displayName: row.displayName,
        permissions: new Set(owesFactor ? [] : row.permissions),
        owesFactor,
        changesAt: this.changeOf(row),
      },
      lastSeenMs: Date.parse(row.lastSeenAt),
      until: this.endOf(row),
    };
    if (generation === this.generation) this.remember(key, entry);
    return entry;
  }

  /** At the end of a role, or of a delay, nobody says anything. */
  private changeOf({ rightsEndAt, factorOwedFrom }: FoundSession): Date | null {
    const now = this.core.clock().getTime();
    const ends = [rightsEndAt, factorOwedFrom].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
    const next = Math.min(...ends.filter((at) => at > now));
    return Number.isFinite(next) ? new Date(next) : null;
  }

  /** Until when what was found is remembered. */
  private endOf(row: FoundSession): number {
    const until = this.core.clock().getTime() + rememberedMs;
    return Math.min(until, this.changeOf(row)?.getTime() ?? until);
  }

  private remember(key: string, entry: Remembered): void {
    if (this.remembered.size >= maxRemembered) this.dropOld();
    this.remembered.set(key, entry);
  }

  private dropOld(): void {
    const now = this.core.clock().getTime();
    for (const [key, { until }] of this.remembered) if (until <= now) this.remembered.delete(key);
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
  }

  // A session lives 30 days from its last use; to the nearest five minutes is near enough.
  private touch(found: Remembered): void {
    const now = this.core.clock();
    if (now.getTime() - found.lastSeenMs < touchAfterMs) return;
    found.lastSeenMs = now.getTime();
    const { tenantId, sessionId } = found.caller;
    this.core
      .inTenant(tenantId, (tx) =>
        tx
          .updateTable('session')
          .set({ lastSeenAt: now })
          .where('id', '=', sessionId)
          // One that was slow does not set back what a later one noted: the session would seem to be over.
          .where('lastSeenAt', '<', now.toISOString())
          .execute(),
      )
      .catch((error: unknown) => this.core.log.warn({ err: error }, 'the use of a session was not noted'));
  }
}
