import type { AudienceChoice, AudiencePart } from '@courtyard/contract';
import type { audienceGroups } from '@courtyard/contract/platform/notifications/audience/audience.values';
import { type RawBuilder, sql } from 'kysely';

type Kind = AudiencePart['kind'];

/** The parts of one kind. */
export type PartsOf<K extends Kind = Kind> = readonly Extract<AudiencePart, { kind: K }>[];

/** What one kind of a choice finds. */
export type ChoiceKind = Exclude<AudienceChoice['part']['kind'], (typeof audienceGroups)[number]>;

/**
 * What a section knows of people for audiences. Each is SQL on rows of the community of the transaction.
 */
export interface AudienceSource {
  /** `person_id`, `member_id` (null for who has no account), `name` and `email` (or null) of everybody that it knows. */
  people?: RawBuilder<unknown>;
  /** `property_id`, `label`, `address` (lines, or null) and `sort` of every unit. */
  homes?: RawBuilder<unknown>;
  /**
   * By kind of part: `member_id`, `person_id` (one of them may be null) and `property_id` (null where they belong by no
   * unit) of all who belong to one of these parts on a day of the community.
   */
  kinds: { readonly [K in Kind]?: (parts: PartsOf<K>, day: string) => RawBuilder<unknown> };
  /** Kinds whose people belong to everybody. */
  belonging?: readonly ('owners' | 'residents')[];
  /** What is offered: `id`, `name`, `note` and `is_open` (whether anybody can belong to it); a building is its name. */
  choices: { readonly [K in ChoiceKind]?: RawBuilder<unknown> };
}

/** SQL: that a column is one of the ids of these parts. */
export const isOneOf = (column: string, parts: readonly { id: string }[]) =>
  sql`${sql.ref(column)} = any(${parts.map(({ id }) => id)}::uuid[])`;

/** SQL of nobody. */
export const nobody = sql`select null::uuid as member_id, null::uuid as person_id, null::uuid as property_id where false`;

/** What the platform itself knows: members and the roles that they hold. */
export const platformAudience: AudienceSource = {
  kinds: {
    everybody: () =>
      sql`select id as member_id, null::uuid as person_id, null::uuid as property_id from member where status = 'active'`,
    member: (parts) =>
      sql`select id as member_id, null::uuid as person_id, null::uuid as property_id from member
        where status <> 'past' and ${isOneOf('member.id', parts)}`,
    role: (parts) =>
      sql`select held.member_id, null::uuid as person_id, null::uuid as property_id from running_role held
        join member on member.id = held.member_id and member.status = 'active'
        where ${isOneOf('held.role_id', parts)}`,
  },
  choices: {
    role: sql`select id, name, null::text as note, true as is_open from role`,
    saved: sql`select id, name, null::text as note, removed_at is null as is_open from audience where name is not null`,
  },
};
