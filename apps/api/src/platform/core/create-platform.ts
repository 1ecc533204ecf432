import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import { createCatalogue } from '../auth/permissions/catalogue';
import { approvalRuleApproval } from '../tenancy/approvals/rules/approval-rule-approval';
import { approvalAsked, approvalEnded } from '../tenancy/approvals/notifications/approval-notifications';
import type { SectionDefinition } from '../section/define-section';
import type { Env } from './env';
import { repositoryRoot } from './package-root';
import type { Db } from '../database/database';
import { forgetDatabase } from '../database/memory';
import { createKysely } from '../database/connection/kysely';
import { createPool } from '../database/connection/pool';
import { createTransactions } from '../database/connection/transaction';
import { makePrivateFolder } from '../files/private-folder';
import { membershipRequested } from '../auth/registration/registration-notification';
import { jobFailed } from '../jobs/failed/job-failed-notification';
import { ticketAnswered, ticketAsked, ticketBecame } from '../tenancy/community/support/ticket-notifications';
import { dispatchStood } from '../mail/dispatch/dispatch-notifications';
import { mailNotDelivered } from '../mail/mail-notification';
import { outboxFolder } from '../mail/transport';
import { createKindCatalogue } from '../notifications/kind';
import { createMetrics } from './metrics';
import type { Platform, PlatformCore } from './platform';
import { createServices, type Job, type RunningServices, type Starting } from './services';
import { SessionService } from '../auth/sessions/sessions.service';
import { communityDeletionApproval } from '../tenancy/community/deletion/deletion-approval';
import {
  communityLeaves,
  communityStays,
} from '../tenancy/community/deletion/notifications/deletion-notifications';
import { communityExportEnded } from '../tenancy/community/export/community-export-notification';
import { TenantService } from '../tenancy/tenants.service';

export interface BuiltPlatform {
  platform: Platform;
  /** Starts workers and listeners. */
  start(jobs: readonly Job[], starting?: Starting): Promise<void>;
  /** Lets go of what clients hold open. */
  drain(): void;
  /** Stops workers and closes the connections. */
  stop(): Promise<void>;
  listensOn(port: number): void;
}

export interface PlatformOptions {
  env: Env;
  log: Logger;
  databaseUrl: string;
  /** Declared by `defineSection`. */
  sections: readonly SectionDefinition[];
  clock?: () => Date;
}

/** Absolute path of the data folder. */
export function dataDirOf(env: Env): string {
  const { COURTYARD_DATA_DIR: folder } = env;
  if (folder === undefined) return join(repositoryRoot, 'data');
  return isAbsolute(folder) ? folder : resolve(folder);
}

async function sharedSecret(env: Env, db: Db): Promise<Buffer> {
  if (env.COURTYARD_SECRET) return Buffer.from(env.COURTYARD_SECRET);
  await db
    .insertInto('installation')
    .values({ secret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow();
  return secret;
}

/** Puts the platform together on a migrated database. Nothing runs in the background until `start`. */
export async function createPlatform(options: PlatformOptions): Promise<BuiltPlatform> {
  const { env, log, databaseUrl, sections, clock = () => new Date() } = options;
  const pool = createPool({
    url: databaseUrl,
    max: env.DATABASE_POOL,
    // The pool ends its connections without waiting for them; an embedded server that stops right after cuts them.
    onError: (error) => pool.ending || log.warn({ err: error }, 'a connection to the database broke'),
  });
  try {
    await mkdir(dataDirOf(env), { recursive: true });
    const kysely = createKysely(pool, { prepared: env.DATABASE_PREPARED });
    const core: PlatformCore = {
      env,
      log,
      clock,
      db: kysely.db,
      pool,
      databaseUrl,
      ...createTransactions(pool, kysely),
      sections,
      permissions: createCatalogue(sections),
      approvals: [communityDeletionApproval, approvalRuleApproval],
      notificationKinds: createKindCatalogue(
        [
          mailNotDelivered,
          dispatchStood,
          jobFailed,
          membershipRequested,
          communityExportEnded,
          communityLeaves,
          communityStays,
          approvalAsked,
          approvalEnded,
          ticketAsked,
          ticketAnswered,
          ticketBecame,
        ],
        sections,
      ),
      metrics: createMetrics(pool),
      dataFolder: dataDirOf(env),
      secret: await sharedSecret(env, kysely.db),
    };
    const services = createServices(core);
    await Promise.all([services.files.makePrivate(), makePrivateFolder(outboxFolder(core.dataFolder))]);
    return assemble(core, services, pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** What goes on longer at the end is cut off, and undone by the database. */
const longestEndMs = 5000;

function assemble(core: PlatformCore, services: RunningServices, pool: Pool): BuiltPlatform {
  const sessions = new SessionService(core);
  const tenants = new TenantService(core.db, core.env);
  services.events.subscribe({
    event(event) {
      sessions.onEvent(event);
      tenants.onEvent(event);
    },
    gap() {
      sessions.forgetAll();
      tenants.forgetAll();
    },
  });
  const { mail, jobs, events, files, notify } = services;
  const platform: Platform = { ...core, mail, jobs, events, files, notify, sessions, tenants };
  return {
    platform,
    start: (kinds, starting) => services.start(platform, kinds, starting),
    drain: () => services.drain(),
    async stop() {
      await services.stop();
      await Promise.race([pool.end(), wait(longestEndMs, undefined, { ref: false })]);
      forgetDatabase();
    },
    listensOn: (port) => tenants.listensOn(port),
  };
}
