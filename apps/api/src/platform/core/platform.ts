import type { Logger } from 'pino';
import type { Env } from './env';
import type { PermissionCatalogue } from '../auth/permissions/catalogue';
import type { Db } from '../database/database';
import type { Transactions } from '../database/connection/transaction';
import type { KindCatalogue } from '../notifications/kind';
import type { Metrics } from './metrics';
import type { SectionDefinition } from '../section/define-section';
import type { Services } from './services';
import type { Sessions } from '../auth/sessions/sessions.service';
import type { AnyApprovalKind } from '../tenancy/approvals/approval-kind';
import type { Tenants } from '../tenancy/tenants.service';
import type { Pool } from 'pg';

/** What the platform is before its services start; services are built from it. */
export interface PlatformCore extends Transactions {
  env: Env;
  log: Logger;
  /** Now. Tests move it. */
  clock(): Date;
  /** Without a community: global tables only. */
  db: Db;
  /** The pool below `db`, for LISTEN and for libraries that bring their own SQL. */
  pool: Pool;
  /** Connection string of the database, for libraries that open their own connections. */
  databaseUrl: string;
  metrics: Metrics;
  /** What the sections are on the server. */
  sections: readonly SectionDefinition[];
  /** Every permission, and which built-in roles begin with it. */
  permissions: PermissionCatalogue;
  /** What of the platform itself waits for a second person; a section declares its own. */
  approvals: readonly AnyApprovalKind[];
  /** Every kind of notification of the sections. */
  notificationKinds: KindCatalogue;
  /** Absolute path of the folder for database, stored files, releases of sections and kept mail. It exists. */
  dataFolder: string;
  /** Key for signatures and keyed hashes, the same on every process of an installation. */
  secret: Buffer;
}

/** What every module is given. */
export interface Platform extends PlatformCore, Services {
  tenants: Tenants;
  sessions: Sessions;
}
