import type { Audience } from '@courtyard/contract';
import type { Language } from '@courtyard/contract/fields/labels';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/database';
import { type HasAudiences, keysOf, knownPeople, sourcesOf, together } from './audience-keys.sql';
import { savedWithin } from './stored-audience.sql';

/** One person of an audience. */
export interface AudienceRecipient {
  /** The member's id, or the person's where they are no member. */
  personKey: string;
  /** Null where they have no account that is in use. */
  memberId: string | null;
  personId: string | null;
  name: string;
  email: string | null;
  language: Language;
  /** By which they belong to the audience; none where they belong by a role, a committee or their name. */
  unitIds: string[];
  /** In lines: where they have their letters sent, or the first of their units; null where neither is known. */
  postalAddress: string | null;
}

/** SQL of each key once, with the units by which they belong: `unit_ids`, `units` (labels) and `address`. */
function withHomes(sections: HasAudiences, meant: RawBuilder<unknown>): RawBuilder<unknown> {
  const homes = together(
    sourcesOf(sections).flatMap((source) => source.homes ?? []),
    sql`select null::uuid as property_id, null::text as label, null::text as address, null::text as sort where false`,
  );
  return sql`select belonging.key, array_agg(home.property_id order by home.sort) filter (where home.label is not null) as unit_ids,
      array_agg(home.label order by home.sort) filter (where home.label is not null) as units,
      (array_agg(home.address order by home.sort) filter (where home.address is not null))[1] as address
    from (select distinct key, property_id from (${meant}) meant where key is not null) belonging
    left join (${homes}) home on home.property_id = belonging.property_id
    group by belonging.key`;
}

/** As `withHomes`, the units left out: where people are only counted they cost more than all else. */
const withoutHomes = (meant: RawBuilder<unknown>) => sql`
  select distinct key, null::uuid[] as unit_ids, null::text[] as units, null::text as address
  from (${meant}) meant where key is not null`;

/** SQL of what a letter to each needs besides, and where it stands: who only counts does not look it up. */
const forLetters = {
  columns: sql`coalesce(preference.preferences ->> 'language', tenant.language) as language,
      coalesce(person.unit_ids, '{}') as unit_ids, coalesce(person.units, '{}') as units,
      coalesce(contact.mailing_address, person.address) as postal_address`,
  joins: sql`join tenant on tenant.id = courtyard.tenant_id()
    left join member_preference preference on preference.member_id = member.id
    left join member_contact contact on contact.member_id = member.id`,
};
const forCount = {
  columns: sql`null::text as language, null::uuid[] as unit_ids, null::text[] as units, null::text as postal_address`,
  joins: sql``,
};

/**
 * SQL of an audience on a day of the community: one row per person with `person_key`, `member_id`, `person_id`, `name`,
 * `name_sort`, `email`, `language`, `unit_ids`, `units` (labels) and `postal_address`. `isCount` leaves out units, language and address.
 */
export async function recipientsOf(
  sections: HasAudiences,
  tx: Tx,
  audience: Audience,
  day: string,
  { isCount = false }: { isCount?: boolean } = {},
): Promise<RawBuilder<unknown>> {
  const saved = await savedWithin(tx, audience);
  const known = knownPeople(sections);
  const meant = keysOf({ sections, day, saved }, audience);
  const of = isCount ? forCount : forLetters;
  return sql`
    with audience_person as materialized (${isCount ? withoutHomes(meant) : withHomes(sections, meant)})
    select person.key as person_key, case when member.status = 'active' then member.id end as member_id,
      coalesce(of_member.person_id, of_person.person_id) as person_id,
      coalesce(member.display_name, of_person.name) as name,
      lower(coalesce(member.display_name, of_person.name)) collate "C" as name_sort,
      coalesce(identity.email, of_member.email, of_person.email) as email,
      ${of.columns}
    from audience_person person
    left join member on member.id = person.key
    left join identity on identity.id = member.identity_id
    left join (${known}) of_member on of_member.member_id = person.key
    left join (${known}) of_person on of_person.person_id = person.key
    ${of.joins}
    where coalesce(member.display_name, of_person.name) is not null`;
}

/**
 * Who an audience is on a day of the community, by name. A part that names what is no longer there means nobody; a
 * member and what the properties know of them are one recipient.
 */
export async function resolveAudience(
  sections: HasAudiences,
  tx: Tx,
  audience: Audience,
  day: string,
): Promise<AudienceRecipient[]> {
  const { rows } = await sql<AudienceRecipient>`
    select person_key as "personKey", member_id as "memberId", person_id as "personId", name, email, language,
      unit_ids as "unitIds", postal_address as "postalAddress"
    from (${await recipientsOf(sections, tx, audience, day)}) recipient
    order by name_sort, person_key`.execute(tx);
  return rows;
}

/** What a frozen audience keeps of a recipient, by the column of the table that it is stored in. */
const frozenColumns = [
  'person_key',
  'member_id',
  'person_id',
  'name',
  'email',
  'language',
  'unit_ids',
  'postal_address',
] as const;

export interface FrozenInto {
  /** Has `tenant_id`, the columns of `of` and those of `keep`, and is unique by `of` and `person_key`. */
  table: string;
  /** Whose recipients they are: `{ announcement_id: id }`. */
  of: Readonly<Record<string, string>>;
  /** What is kept of each, `person_key` always. */
  keep: readonly (typeof frozenColumns)[number][];
}

/**
 * Keeps who an audience is on a day, in one statement: what comes later changes nothing of it. Who is there already
 * stays as they were kept. Gives how many were added.
 */
export async function freezeAudience(
  sections: HasAudiences,
  tx: Tx,
  { audience, day, into }: { audience: Audience; day: string; into: FrozenInto },
): Promise<number> {
  const kept = frozenColumns.filter((column) => column === 'person_key' || into.keep.includes(column));
  const columns = sql.join(kept.map((column) => sql.ref(column)));
  const names = Object.keys(into.of);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(into.table)} (tenant_id, ${sql.join(names.map((name) => sql.ref(name)))}, ${columns})
    select courtyard.tenant_id(), ${sql.join(names.map((name) => sql`${into.of[name]}::uuid`))}, ${columns}
    from (${await recipientsOf(sections, tx, audience, day)}) recipient
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
