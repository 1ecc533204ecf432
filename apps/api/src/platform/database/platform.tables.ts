import type { DefaultJson, DefaultMoment, Generated, Json, Moment } from './columns';

export interface TenantTable {
  id: string;
  slug: string;
  name: string;
  time_zone: Generated<string>;
  currency: Generated<string>;
  settings: DefaultJson<Record<string, unknown>>;
  created_at: DefaultMoment;
}

/** A person, once for all communities. */
export interface IdentityTable {
  id: string;
  /** Lower case. */
  email: string;
  display_name: string;
  password_hash: string | null;
  created_at: DefaultMoment;
}

export interface MemberTable {
  tenant_id: string;
  id: string;
  identity_id: string;
  display_name: string;
  status: Generated<'invited' | 'active' | 'suspended' | 'past'>;
  created_at: DefaultMoment;
}

export interface RoleTable {
  tenant_id: string;
  id: string;
  name: string;
  description: Generated<string>;
  built_in: Generated<boolean>;
  created_at: DefaultMoment;
}

export interface RolePermissionTable {
  tenant_id: string;
  role_id: string;
  permission: string;
}

export interface MemberRoleTable {
  tenant_id: string;
  member_id: string;
  role_id: string;
}

export interface SessionTable {
  tenant_id: string;
  id: string;
  member_id: string;
  identity_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  device: string;
  address: string;
  started_at: DefaultMoment;
  last_seen_at: DefaultMoment;
}

export interface PasswordResetTable {
  token_hash: Buffer;
  identity_id: string;
  expires_at: Moment;
  used_at: Moment | null;
}

/** One attempt at something that is limited. `subject` is a keyed hash of an account or an address. */
export interface LoginAttemptTable {
  id: string;
  action: string;
  subject: Buffer;
  at: DefaultMoment;
}

export interface RegistrationRequestTable {
  tenant_id: string;
  id: string;
  email: string;
  display_name: string;
  password_hash: string;
  note: string;
  status: Generated<'waiting' | 'accepted' | 'refused'>;
  created_at: DefaultMoment;
}

export interface AuditLogTable {
  tenant_id: string;
  id: string;
  at: DefaultMoment;
  /** Null for what the system did itself. */
  actor_member_id: string | null;
  actor_name: string;
  action: string;
  subject_type: string;
  subject_id: string;
  changes: Json<Record<string, { before: unknown; after: unknown }>>;
  address: string | null;
  request_id: string | null;
}

export interface IdempotencyKeyTable {
  tenant_id: string;
  member_id: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  answer: string | null;
  created_at: DefaultMoment;
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
  role_permission: RolePermissionTable;
  member_role: MemberRoleTable;
  session: SessionTable;
  password_reset: PasswordResetTable;
  login_attempt: LoginAttemptTable;
  registration_request: RegistrationRequestTable;
  audit_log: AuditLogTable;
  idempotency_key: IdempotencyKeyTable;
}
