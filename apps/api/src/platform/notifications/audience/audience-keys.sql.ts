import type { Audience, AudiencePart } from '@courtyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { SectionDefinition } from '../../section/define-section';
import { type AudienceSource, nobody, platformAudience } from './audience-source';

/** The sections, for what they know of people. */
export type HasAudiences = readonly Pick<SectionDefinition, 'audiences' | 'groups'>[];

/** The platform's own and each section's. */
export const sourcesOf = (sections: HasAudiences): AudienceSource[] => [
  platformAudience,
  ...sections.flatMap(({ audiences }) => audiences ?? []),
];

/** SQL: all rows of these. */
export const together = (each: readonly RawBuilder<unknown>[], none: RawBuilder<unknown>) =>
  each.length === 0 ? none : sql.join([...each], sql` union all `);

/** SQL: `person_id`, `member_id`, `name` and `email` of everybody whom a section knows. */
export const knownPeople = (sections: HasAudiences) =>
  together(
    sourcesOf(sections).flatMap(({ people }) => people ?? []),
    sql`select null::uuid as person_id, null::uuid as member_id, null::text as name, null::text as email where false`,
  );

/** Where an audience is looked at. `saved` are those that it names, by id. */
interface Asked {
  sections: HasAudiences;
  /** Of the community, `2027-03-10`. */
  day: string;
  saved: ReadonlyMap<string, Audience>;
  /** Only whether these are among them: a member and whoever the sections know them as. */
  only?: { memberId: string; personIds: readonly string[] };
}

/** SQL of all who belong to the parts of one kind: `member_id`, `person_id`, `property_id`. */
function ofKind<K extends AudiencePart['kind']>(
  asked: Asked,
  kind: K,
  parts: readonly AudiencePart[],
): RawBuilder<unknown>[] {
  const { sections, day } = asked;
  const own = parts.filter((part): part is Extract<AudiencePart, { kind: K }> => part.kind === kind);
  const sources = sourcesOf(sections);
  const found = sources.flatMap(({ kinds }) => kinds[kind]?.(own, day) ?? []);
  if (kind === 'everybody') {
    const belonging = sources.flatMap((source) => source.belonging ?? []);
    found.push(...belonging.flatMap((circle) => ofKind(asked, circle, [{ kind: circle }])));
  }
  const ids = own.flatMap((part) => ('id' in part ? [part.id] : []));
  const groups = sections.flatMap((section) => section.groups).filter((group) => group.kind === kind);
  const serving = groups.map(
    (group) => sql`select member_id, null::uuid as person_id, null::uuid as property_id
      from (${group.servingOn(day)}) serving where group_id = any(${ids}::uuid[])`,
  );
  return [...found, ...serving];
}

/** Asked of each source by itself, so that its indexes find one person among all. */
const narrowed = (named: RawBuilder<unknown>, { memberId, personIds }: NonNullable<Asked['only']>) =>
  sql`select member_id, person_id, property_id from (${named}) named
    where named.member_id = ${memberId} or named.person_id = any(${[...personIds]}::uuid[])`;

/** SQL: `key` and `property_id` of all who belong to some of the parts; a member and their person are one key. */
function ofParts(asked: Asked, parts: readonly AudiencePart[]): RawBuilder<unknown> {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const named = together(
    kinds.flatMap((kind) => ofKind(asked, kind, parts)),
    nobody,
  );
  const kept = parts.flatMap((part) => (part.kind === 'saved' ? (asked.saved.get(part.id) ?? []) : []));
  const direct = sql`select coalesce(known.member_id, part.member_id, part.person_id) as key, part.property_id
    from (${asked.only ? narrowed(named, asked.only) : named}) part
    left join (${knownPeople(asked.sections)}) known on known.person_id = part.person_id`;
  return together([direct, ...kept.map((audience) => keysOf(asked, audience))], direct);
}

/** SQL: `key` and `property_id` of those of an audience, those left out taken away. A key may stand there more than once. */
export function keysOf(asked: Asked, { include, exclude }: Audience): RawBuilder<unknown> {
  const included = ofParts(asked, include);
  if (exclude.length === 0) return included;
  return sql`select key, property_id from (${included}) included
    where key not in (select key from (${ofParts(asked, exclude)}) excluded where key is not null)`;
}
