import type { Community, Preferences } from '@courtyard/contract';
import type { ColumnType } from 'kysely';
import type { DefaultJson, DefaultMoment, Generated, Json, Moment } from './columns';

export interface TenantTable {
  id: string;
  slug: string;
  name: string;
  timeZone: Generated<string>;
  currency: Generated<string>;
  jurisdiction: Generated<string | null>;
  language: Generated<Preferences['language']>;
  openRegistration: Generated<boolean>;
  firstWeekday: Generated<Community['firstWeekday']>;
  fiscalMonth: Generated<Community['fiscalMonth']>;
  fiscalDay: Generated<number>;
  invitationDays: Generated<number>;
  answerDays: Generated<number>;
  version: Generated<number>;
  settings: DefaultJson<Record<string, unknown>>;
  createdAt: DefaultMoment;
}

/** A person, once for all communities. */
export interface IdentityTable {
  id: string;
  /** Lower case. */
  email: string;
  displayName: string;
  passwordHash: string | null;
  createdAt: DefaultMoment;
}

export interface MemberTable {
  tenantId: string;
  id: string;
  /** Null in a record that was merged into another, and there alone: who comes from a person finds none of these. */
  identityId: ColumnType<string, string, string | null>;
  displayName: string;
  status: Generated<'invited' | 'active' | 'suspended' | 'past'>;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  /** The last day of one whose roles have all ended by themselves. */
  accessEndedOn: ColumnType<string | null, string | null | undefined>;
  /** Kept by the database as the status changes. */
  endedOn: ColumnType<string | null, never, string | null>;
  /** The record that this one became a part of. */
  mergedInto: ColumnType<string | null, string | null | undefined>;
  createdAt: DefaultMoment;
}

export interface RoleTable {
  tenantId: string;
  id: string;
  name: string;
  description: Generated<string>;
  builtIn: Generated<boolean>;
  nameSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  /** Since when a second factor is demanded of those who hold it, within how many days, and by which member. */
  factorSince: ColumnType<string | null, Date | null | undefined, Date | null>;
  factorGraceDays: ColumnType<number | null, number | null | undefined>;
  factorAskedBy: ColumnType<string | null, string | null | undefined>;
}

export interface RolePermissionTable {
  tenantId: string;
  roleId: string;
  permission: string;
}

/** Which permissions were given to the built-in roles of a community; see migration 0030. */
export interface PermissionOfferTable {
  tenantId: string;
  permission: string;
  offeredAt: DefaultMoment;
}

export interface MemberRoleTable {
  tenantId: string;
  memberId: string;
  roleId: string;
  /** The last day on which it counts. */
  endsOn: ColumnType<string | null, string | null | undefined>;
  /** By which they have it: it ends with it. */
  residencyId: ColumnType<string | null, string | null | undefined>;
  heldSince: DefaultMoment;
}

/** A view: the roles that count today. */
export type RunningRoleTable = Record<
  Exclude<keyof MemberRoleTable, 'heldSince'>,
  ColumnType<string, never, never>
>;

/** A view: the second factors that roles demand of members. */
export type FactorDemandTable = Record<
  'tenantId' | 'memberId' | 'roleId' | 'dueOn' | 'enforcedFrom',
  ColumnType<string, never, never>
>;

export interface SessionTable {
  tenantId: string;
  id: string;
  memberId: string;
  identityId: string;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  device: string;
  address: string;
  startedAt: DefaultMoment;
  lastSeenAt: DefaultMoment;
  /** When they last proved that it is them; null in a session of before that was noted. */
  provedAt: Moment | null;
}

export interface PasswordResetTable {
  tokenHash: Buffer;
  identityId: string;
  expiresAt: Moment;
  usedAt: Moment | null;
}

/** Of an identity, outside of communities; see migration 0080. */
export interface TotpTable {
  identityId: string;
  /** Encrypted. */
  secret: Buffer;
  confirmedAt: Moment | null;
  /** The latest step whose code was used. */
  lastStep: Generated<number>;
}

export interface RecoveryCodeTable {
  identityId: string;
  codeHash: Buffer;
  usedAt: Moment | null;
}

export interface PasskeyTable {
  id: string;
  identityId: string;
  /** For which it works. */
  host: string;
  credentialId: string;
  publicKey: Buffer;
  /** As its authenticator counts them; 0 where it does not. */
  uses: ColumnType<number, number, number>;
  transports: string[];
  name: string;
  createdAt: Moment;
  lastUsedAt: Moment | null;
}

export interface PasskeyChallengeTable {
  challengeHash: Buffer;
  purpose: 'register' | 'sign-in' | 'second-step' | 'proof';
  communityId: string;
  identityId: string | null;
  expiresAt: Moment;
}

export interface SignInChallengeTable {
  tokenHash: Buffer;
  identityId: string;
  communityId: string;
  expiresAt: Moment;
}

export interface EmailChangeTable {
  id: string;
  identityId: string;
  communityId: string | null;
  oldEmail: string;
  newEmail: string;
  askedAt: Moment;
  confirmHash: Buffer | null;
  confirmUntil: Moment;
  confirmedAt: Moment | null;
  undoHash: Buffer | null;
  undoUntil: Moment | null;
  undoneAt: Moment | null;
}

/** Of an identity, outside of communities; see migration 0083. */
export interface AccountClosingTable {
  identityId: string;
  communityId: string;
  askedAt: Moment;
  closesAt: Moment;
}

/** With which a person goes from one community to another; see migration 0082. */
export interface SwitchTicketTable {
  tokenHash: Buffer;
  challenge: Buffer;
  identityId: string;
  fromCommunityId: string;
  fromSessionId: string;
  toCommunityId: string;
  expiresAt: Moment;
}

/** One attempt at something that is limited. `subject` is a keyed hash of an account or an address. */
export interface LoginAttemptTable {
  id: string;
  action: string;
  subject: Buffer;
  at: DefaultMoment;
}

export interface RegistrationRequestTable {
  tenantId: string;
  id: string;
  email: string;
  displayName: string;
  note: string;
  /** That their browser asked for. */
  language: 'en' | 'es' | null;
  status: Generated<'waiting' | 'accepted' | 'refused'>;
  version: Generated<number>;
  /** Who answered, by name. */
  decidedBy: string | null;
  decidedAt: Moment | null;
  createdAt: DefaultMoment;
}

/** A wish to join whose address is not proved yet. */
export interface UnconfirmedRequestTable {
  tenantId: string;
  id: string;
  email: string;
  displayName: string;
  note: string;
  language: 'en' | 'es' | null;
  tokenHash: Buffer;
  expiresAt: Moment;
}

export interface AuditLogTable {
  tenantId: string;
  id: string;
  at: DefaultMoment;
  /** Null for what the system did itself. */
  actorMemberId: string | null;
  actorName: string;
  action: string;
  subjectType: string;
  subjectId: string;
  changes: Json<Record<string, { before: unknown; after: unknown }>>;
  address: string | null;
  requestId: string | null;
}

export interface IdempotencyKeyTable {
  tenantId: string;
  memberId: string;
  key: string;
  requestHash: Buffer;
  status: number | null;
  answer: string | null;
  createdAt: DefaultMoment;
}

export interface InstallationTable {
  singleton: Generated<boolean>;
  secret: Buffer;
}

export interface PlatformTables {
  installation: InstallationTable;
  tenant: TenantTable;
  identity: IdentityTable;
  member: MemberTable;
  role: RoleTable;
  rolePermission: RolePermissionTable;
  permissionOffer: PermissionOfferTable;
  memberRole: MemberRoleTable;
  runningRole: RunningRoleTable;
  session: SessionTable;
  passwordReset: PasswordResetTable;
  emailChange: EmailChangeTable;
  totp: TotpTable;
  passkey: PasskeyTable;
  passkeyChallenge: PasskeyChallengeTable;
  factorDemand: FactorDemandTable;
  recoveryCode: RecoveryCodeTable;
  signInChallenge: SignInChallengeTable;
  switchTicket: SwitchTicketTable;
  accountClosing: AccountClosingTable;
  loginAttempt: LoginAttemptTable;
  unconfirmedRequest: UnconfirmedRequestTable;
  registrationRequest: RegistrationRequestTable;
  auditLog: AuditLogTable;
  idempotencyKey: IdempotencyKeyTable;
}
