import type { sectionRoutes } from '@courtyard/contract/sections';
import type { AnyApprovalKind } from '../tenancy/approvals/approval-kind';
import type { LoggedKinds } from '../audit/logged-kind';
import type { Grants, PermissionTable } from '../auth/permissions/permission-table';
import { permissionTable } from '../auth/permissions/permission-table';
import type { PlatformCore } from '../core/platform';
import type { Job } from '../core/services';
import type { UploadPurpose } from '../files/intake/resumable/upload-purpose';
import type { FileColumn } from '../files/storage/file-column';
import type { Tx } from '../database/database';
import type { Module } from '../http/implement';
import type { Sentences } from '../http/language/sentence';
import type { Reminder } from '../mail/reminders/reminder';
import type { AnyNotificationKind } from '../notifications/kind';
import type { CalendarProvider } from './tasks/calendar-provider';
import type { NamedRecords } from './search/named-records';
import type { CallContext } from './call-context';
import type { SearchProvider } from './search/search-provider';
import type { BulkSeed, DemoSeed } from './demo/demo-community';
import type { FirstStepProvider } from './first-steps/first-step';
import type { AudienceSource } from '../notifications/audience/audience-source';
import type { OwnerRegister } from '../tenancy/profile/ports/owner-register';
import type { BookingCharges } from '../tenancy/profile/ports/booking-charges';
import type { VendorBills, VendorWork } from '../tenancy/approvals/vendor-bills';
import type { PayoutUnderWay, VendorPayouts } from '../tenancy/community/vendor-payouts';
import type { TicketRequests } from '../tenancy/community/support/request/ticket-requests';
import type { NameOpenItems } from '../tenancy/profile/ports/open-item-names';
import type { PacketSource } from '../tenancy/profile/ports/packet-source';
import type { UnitAccounts } from '../tenancy/profile/ports/unit-accounts';
import type { MemberGroup } from '../tenancy/member-group';
import type { MergedRows } from '../tenancy/profile/merging/merged-rows';
import type { FindOwnPlaces } from './tasks/own-places';
import type { CommunityJob } from './jobs/section-jobs';
import type { BulkJob } from './bulk/bulk-job';
import type { TaskProvider } from './tasks/task-provider';

/**
 * Whether a letter is still to go, asked in the transaction that delivers it. One that is not is marked as withheld, and its words are
 * not kept.
 */
export type EmailCheck = (
  /** `aboutId` is what `mail.send` was given as `checkedAbout`. */
  message: { tx: Tx; tenantId: string; mailId: string; aboutId: string | null },
  core: Pick<PlatformCore, 'clock' | 'sections'>,
) => Promise<boolean>;

/** The sections that the contract lists. */
export type SectionId = keyof typeof sectionRoutes;

/** One member's address, in lower case. */
export interface AddressChange {
  memberId: string;
  before: string;
  after: string;
}

/** What a section is on the server. */
export interface SectionDefinition<Id extends string = string> {
  /** As in its `section.json`. Its calls are those of the contract under this name. */
  id: Id;
  /** What answers its calls. */
  modules: readonly Module[];
  permissions: PermissionTable;
  /** Permissions by which others see what is a member's own. Who views as a member needs them all. */
  ownRecords: readonly string[];
  /**
   * How many of its changes of one community are under way at a time: for those that wait for each other in the database anyway, where
   * each holds a connection that others need. The others are done in their order. Null for as many as come.
   */
  concurrentChanges: number | null;
  /** A member signs in with another address: what the section has under the one before follows, in the transaction. */
  followAddress: (tx: Tx, change: AddressChange) => Promise<void>;
  /** What becomes of its rows that refer to members when two records of one person are merged: of each such column. */
  mergedRows: readonly MergedRows[];
  /** Its columns that refer to stored files, with what such a file is. */
  fileColumns: readonly FileColumn[];
  /** What it takes files in parts for. */
  uploads: readonly UploadPurpose[];
  /** Whether it has recorded an amount of money in the community of the transaction: then the currency stays. */
  hasAmounts: (tx: Tx) => Promise<boolean>;
  /** What its calls tell people, in Spanish by English. */
  sentences: Sentences;
  /**
   * The kinds of records that its histories are of, each with what happens to it (`asset.create`). In tests a change that
   * is not declared is refused.
   */
  history: Readonly<Record<string, readonly string[]>>;
  /** How the log of the community tells of each of its own kinds; of one that is not named it says nothing. */
  logged: LoggedKinds;
  /** What is a person's own, by the ids of `ownPlaces` in its `section.json`. */
  ownPlaces: Readonly<Record<string, FindOwnPlaces>>;
  /** What is done once when a community, or a person in it, begins. */
  firstSteps: readonly FirstStepProvider[];
  /** Background work of the installation. */
  jobs: readonly Job[];
  /** Background work in each community that uses the section. */
  communityJobs: readonly CommunityJob[];
  /** Mails before something falls due, in each community that uses the section. */
  reminders: readonly Reminder[];
  /** What its members are told of. */
  notifications: readonly AnyNotificationKind[];
  /** Members who belong together for a time: whom something is for, or who decides. */
  groups: readonly MemberGroup[];
  /** What it knows of people, for whom things are sent to; null for nothing. */
  audiences: AudienceSource | null;
  /** Who owns what, where the section keeps that; null where it does not. */
  owners: OwnerRegister | null;
  /** What units owe, where the section keeps that; null where it does not. */
  unitAccounts: UnitAccounts | null;
  /** What it calls the parties and documents of open items; null where it has none. */
  nameOpenItems: NameOpenItems | null;
  /** How bookings are billed, where the section does that; null where it does not. */
  bookingCharges: BookingCharges | null;
  /** How bills of vendors are drafted, where the section keeps them; null where it does not. */
  vendorBills: VendorBills | null;
  /** What follows where bills that other sections had drafted are paid in full; those of all sections are given. */
  sourcesPaid: ((context: CallContext, sources: readonly VendorWork['source'][]) => Promise<void>) | null;
  /** How vendors are paid in batches, where the section does that; null where it does not. */
  vendorPayouts: VendorPayouts | null;
  /** What vendors are about to be paid by batches, where the section keeps these; null where it does not. */
  payoutsUnderWay: ((tx: Tx) => Promise<PayoutUnderWay[]>) | null;
  /** How what members ask becomes a request, where the section keeps these; null where it does not. */
  ticketRequests: TicketRequests | null;
  /** Its records that packets for the board are put together from. */
  packetSources: readonly PacketSource[];
  /** By a name that `mail.send` was given: whether a letter is still to go when it is delivered. */
  emailChecks: Readonly<Record<string, EmailCheck>>;
  /** Bulk actions that run by themselves where the rows are too many for one call. */
  bulkJobs: readonly BulkJob[];
  /** What waits for a second person before it is done. */
  approvals: readonly AnyApprovalKind[];
  /** What waits for a person, for the one list of it. */
  tasks: readonly TaskProvider[];
  /** Its dates on the calendar of the community. */
  calendar: readonly CalendarProvider[];
  /** What finds its records for the search of the top bar, by kind. */
  search: readonly SearchProvider[];
  /** Its records that others refer to by kind and id, as documents are linked to them. */
  namedRecords: readonly NamedRecords[];
  /** Fill the demo communities, one after the other in the order of the list of sections. */
  demo: readonly DemoSeed[];
  /** For `courtyard seed-bulk`. */
  bulk: BulkSeed | null;
}

type Optional =
  | 'ownRecords'
  | 'concurrentChanges'
  | 'followAddress'
  | 'mergedRows'
  | 'fileColumns'
  | 'uploads'
  | 'hasAmounts'
  | 'sentences'
  | 'logged'
  | 'ownPlaces'
  | 'firstSteps'
  | 'jobs'
  | 'communityJobs'
  | 'reminders'
  | 'notifications'
  | 'groups'
  | 'audiences'
  | 'owners'
  | 'unitAccounts'
  | 'nameOpenItems'
  | 'bookingCharges'
  | 'vendorBills'
  | 'vendorPayouts'
  | 'sourcesPaid'
  | 'payoutsUnderWay'
  | 'ticketRequests'
  | 'packetSources'
  | 'emailChecks'
  | 'bulkJobs'
  | 'approvals'
  | 'tasks'
  | 'calendar'
  | 'search'
  | 'namedRecords'
  | 'demo'
  | 'bulk';

export interface SectionInput<Id extends string, P extends string>
  extends
    Omit<SectionDefinition<Id>, 'permissions' | Optional>,
    Partial<Pick<SectionDefinition<Id>, Optional>> {
  /** Of its contract: what each lets a person do. */
  permissions: Readonly<Record<P, string>>;
  /** The built-in roles that get each, besides "Project Admin". */
  grants: Grants<P>;
  /** Those of them that are rights over money: giving them waits for a second person. */
  money?: readonly NoInfer<P>[];
}

/** Declares a section of the server; see docs/sections.md. The compiler names a permission that nobody was thought of for. */
export function defineSection<const Id extends string, P extends string>({
  permissions,
  grants,
  money = [],
  ...rest
}: SectionInput<Id, P>): SectionDefinition<Id> {
  return {
    ownRecords: [],
    concurrentChanges: null,
    followAddress: async () => {},
    mergedRows: [],
    fileColumns: [],
    uploads: [],
    hasAmounts: async () => false,
    sentences: {},
    logged: {},
    ownPlaces: {},
    firstSteps: [],
    jobs: [],
    communityJobs: [],
    reminders: [],
    notifications: [],
    groups: [],
    audiences: null,
    owners: null,
    unitAccounts: null,
    nameOpenItems: null,
    bookingCharges: null,
    vendorBills: null,
    vendorPayouts: null,
    sourcesPaid: null,
    payoutsUnderWay: null,
    ticketRequests: null,
    packetSources: [],
    emailChecks: {},
    bulkJobs: [],
    approvals: [],
    tasks: [],
    calendar: [],
    search: [],
    namedRecords: [],
    demo: [],
    bulk: null,
    ...rest,
    permissions: permissionTable(permissions, grants, money),
  };
}
