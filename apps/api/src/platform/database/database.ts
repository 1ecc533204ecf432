import type { Kysely, Transaction } from 'kysely';
import type { ContactTables } from '../tenancy/profile/contact/contact.tables';
import type { ConsentTables } from '../mail/consent/consent.tables';
import type { AudienceTables } from '../notifications/audience/audience.tables';
import type { SupportTables } from '../tenancy/community/support/ticket.tables';
import type { ApprovalTables } from '../tenancy/approvals/approval.tables';
import type { FileTables } from '../files/file.tables';
import type { DispatchTables } from '../mail/dispatch/dispatch.tables';
import type { MailTables } from '../mail/mail.tables';
import type { CommunityDeletionTables } from '../tenancy/community/deletion/community-deletion.tables';
import type { CommunityExportTables } from '../tenancy/community/export/community-export.tables';
import type { CommunityBrandingTables } from '../tenancy/community/branding/community-branding.tables';
import type { PlaceTables } from '../tenancy/community/location/place.tables';
import type { PreferencesTables } from '../tenancy/preferences/preferences.tables';
import type { ProfileTables } from '../tenancy/profile/profile.tables';
import type { RegistryTables } from '../registry/registry.tables';
import type { NotificationTables } from '../notifications/notification.tables';
import type { ListTables } from './lists/list.tables';
import type { BulkJobTables } from '../section/bulk/bulk-job.tables';
import type { ListViewTables } from '../section/lists/list-view.tables';
import type { ViewAsTables } from '../auth/view-as/view-as.tables';
import type { SearchTables } from '../section/search/search.tables';
import type { PlatformTables } from './platform.tables';
import type { ReminderTables } from '../mail/reminders/reminder.tables';

/** Every table. A section adds its own to this interface, where it declares them; see `properties.tables.ts`. */
export interface Database
  extends
    PlatformTables,
    RegistryTables,
    FileTables,
    MailTables,
    DispatchTables,
    PlaceTables,
    PreferencesTables,
    ProfileTables,
    ListTables,
    ListViewTables,
    BulkJobTables,
    CommunityExportTables,
    CommunityDeletionTables,
    CommunityBrandingTables,
    ApprovalTables,
    AudienceTables,
    SupportTables,
    SearchTables,
    ViewAsTables,
    ContactTables,
    ConsentTables,
    ReminderTables,
    NotificationTables {}

/**
 * The tables of an owner that others may read, each with what it tells them. They are part of what the owner promises: a column that others
 * read keeps its name and meaning. Only the owner writes them. `npm run check -- tables` holds this.
 */
export type PublicTables<Tables> = Partial<Record<keyof Tables, string>>;

/**
 * The database without a community: sees `tenant`, `identity` and other global tables. Row level security
 * hides every community's rows here; work on those goes through `Platform.inTenant`.
 */
export type Db = Kysely<Database>;

/** A transaction as the role `courtyard_app`, fenced to one community. */
export type Tx = Transaction<Database>;
