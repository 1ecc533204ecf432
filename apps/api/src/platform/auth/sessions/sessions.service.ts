import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { PlatformCore } from '../../core/platform';
import type { PublishedEvent } from '../../core/services';
import type { Tx } from '../../database/database';
import type { Tenant } from '../../tenancy/tenant';
import { endViewOfToken } from '../view-as/end-view-as';
import { neededToView } from '../view-as/needed-to-view';
import { presentedViewAs } from '../view-as/view-as-token';
import { findViewAs } from '../view-as/view-as.sql';
import type { Caller } from './caller';
import { presentedToken } from './presented-token';
import { hashToken } from './token';

export interface Sessions {
  /**
   * Who calls, by the bearer token or the cookie of a request; null for nobody or a token of another community. By the token of a
   * view it is the member who is looked on as, with `viewer`.
   */
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
    const view = presentedViewAs(this.core, request);
    const found =
      (view !== null && (await this.remembering(view, tenant.id, this.lookUpView))) ||
      (await this.bySession(request, tenant.id));
    if (!found) return null;
    this.touch(found);
    return { ...found.caller, address: request.ip };
  }

  private async bySession(request: FastifyRequest, tenantId: string): Promise<Remembered | undefined> {
    const presented = presentedToken(this.core, request);
    return presented ? this.remembering(presented.token, tenantId, this.lookUpSession) : undefined;
  }

  private async remembering(
    token: string,
    tenantId: string,
    lookUp: (tenantId: string, tokenHash: Buffer) => Promise<Remembered | undefined>,
  ): Promise<Remembered | undefined> {
    const key = `${tenantId}${token}`;
    const known = this.remembered.get(key);
    if (known && known.until > this.core.clock().getTime()) return known;
    const { generation } = this;
    const found = await lookUp(tenantId, hashToken(token));
    this.remembered.delete(key);
    if (found && generation === this.generation) this.remember(key, found);
    return found;
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

  private readonly lookUpSession = async (tenantId: string, tokenHash: Buffer) => {
    const { rows } = await sql<FoundSession>`
      select session_id, member_id, identity_id, display_name, last_seen_at, permissions, rights_end_at,
        factor_owed_from
      from courtyard.find_session(${tenantId}, ${tokenHash}, ${this.core.clock()})`.execute(this.core.db);
    const [row] = rows;
    if (!row) return undefined;
    const { sessionId, memberId, identityId, displayName } = row;
    const owesFactor =
      row.factorOwedFrom !== null && Date.parse(row.factorOwedFrom) <= this.core.clock().getTime();
    const permissions = new Set(owesFactor ? [] : row.permissions);
    const changesAt = this.nextOf([row.rightsEndAt, row.factorOwedFrom]);
    const who = { tenantId, identityId, memberId, sessionId, displayName };
    return this.entryOf({ ...who, permissions, owesFactor, changesAt }, row.lastSeenAt);
  };

  private readonly lookUpView = async (tenantId: string, tokenHash: Buffer) => {
    const now = this.core.clock();
    const needed = neededToView(this.core.sections);
    const row = await findViewAs(this.core.db, { tenantId, tokenHash, now, needed });
    if (!row) {
      // What ended it was said to nobody, so whoever comes after writes it down.
      this.later('the end of a view', tenantId, (tx) => endViewOfToken(tx, { tenantId, tokenHash, now }));
      return undefined;
    }
    const { sessionId, memberId, identityId, displayName } = row;
    const viewer = {
      memberId: row.viewerId,
      displayName: row.viewerName,
      permissions: new Set(row.viewerPermissions),
    };
    const who = { tenantId, identityId, memberId, sessionId, displayName, viewer };
    const permissions = new Set(row.permissions);
    const changesAt = this.nextOf([row.rightsEndAt]);
    return this.entryOf({ ...who, permissions, owesFactor: false, changesAt }, row.lastSeenAt);
  };

  /** At the end of a role, or of a delay, nobody says anything. */
  private nextOf(moments: readonly (string | null)[]): Date | null {
    const now = this.core.clock().getTime();
    const ends = moments.flatMap((at) => (at === null ? [] : [Date.parse(at)]));
    const next = Math.min(...ends.filter((at) => at > now));
    return Number.isFinite(next) ? new Date(next) : null;
  }

  private entryOf(caller: Remembered['caller'], lastSeenAt: string): Remembered {
    const until = this.core.clock().getTime() + rememberedMs;
    return {
      caller,
      lastSeenMs: Date.parse(lastSeenAt),
      until: Math.min(until, caller.changesAt?.getTime() ?? until),
    };
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
    this.later('the use of a session', tenantId, (tx) =>
      tx
        .updateTable('session')
        .set({ lastSeenAt: now })
        .where('id', '=', sessionId)
        // One that was slow does not set back what a later one noted: the session would seem to be over.
        .where('lastSeenAt', '<', now.toISOString())
        .execute(),
    );
  }

  /** Notes something that nobody waits for. */
  private later(what: string, tenantId: string, work: (tx: Tx) => Promise<unknown>): void {
    this.core
      .inTenant(tenantId, work)
      .catch((error: unknown) => this.core.log.warn({ err: error }, `${what} was not noted`));
  }
}
