import type {
  Audience,
  AudienceChoice,
  audienceRoutes,
  AudiencePart,
  NamedAudience,
  NamedAudiencePart,
} from '@courtyard/contract';
import { audienceGroups } from '@courtyard/contract/platform/notifications/audience/audience.values';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../database/database';
import { allOf, everyWord } from '../../database/lists/search.sql';
import type { ReadContext } from '../../section/call-context';
import { allGroups } from '../../tenancy/member-group';
import { shownAddress } from './audience-rights';
import { type HasAudiences, knownPeople, sourcesOf } from './audience-keys.sql';
import type { ChoiceKind } from './audience-source';

/** SQL: members, and those without an account whom the sections know. */
const people = (sections: HasAudiences) =>
  sql`select 'member' as kind, member.id, member.display_name as name, identity.email as note, status <> 'past' as is_open
      from member left join identity on identity.id = member.identity_id
    union all
    select 'person', person_id, name, email, true from (${knownPeople(sections)}) known where member_id is null`;

/** SQL: `kind`, `id`, `name`, `note` and `is_open` of what a kind of choice offers. */
function choicesOf(sections: HasAudiences, kind: AudienceChoice['part']['kind']): RawBuilder<unknown> {
  if (kind === 'person' || kind === 'member') return people(sections);
  const offered = sourcesOf(sections).flatMap(({ choices }) => {
    const own = choices[kind as ChoiceKind];
    return own ? [sql`select ${kind}::text as kind, id, name, note, is_open from (${own}) offered`] : [];
  });
  const groups = sql`select kind, id, name, null::text as note, is_open from (${allGroups(sections)}) known where kind = ${kind}`;
  return sql.join([...offered, groups], sql` union all `);
}

interface Named {
  kind: AudiencePart['kind'];
  id: string | null;
  name: string;
  note: string | null;
}

/** What the parts that have an id are called, by it. */
async function labelsOf(
  sections: HasAudiences,
  tx: Tx,
  parts: readonly AudiencePart[],
): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  const kinds = new Set(parts.map(({ kind }) => (kind === 'member' ? 'person' : kind)));
  for (const kind of kinds) {
    const ids = parts.flatMap((part) => ('id' in part ? [part.id] : []));
    if (ids.length === 0) continue;
    const { rows } = await sql<Named>`select id, name from (${choicesOf(sections, kind)}) choice
      where id = any(${ids}::uuid[])`.execute(tx);
    for (const { id, name } of rows) if (id !== null) labels.set(id, name);
  }
  return labels;
}

/** Audiences with what their parts are called now. */
export async function namedAudiences(
  sections: HasAudiences,
  tx: Tx,
  audiences: readonly Audience[],
): Promise<NamedAudience[]> {
  const all = audiences.flatMap(({ include, exclude }) => [...include, ...exclude]);
  const labels = await labelsOf(sections, tx, all);
  const named = (part: AudiencePart): NamedAudiencePart =>
    'id' in part ? { ...part, label: labels.get(part.id) ?? null } : part;
  return audiences.map(({ include, exclude }) => ({
    include: include.map(named),
    exclude: exclude.map(named),
  }));
}

/** One audience with what its parts are called now. */
export async function namedAudience(
  sections: HasAudiences,
  tx: Tx,
  audience: Audience,
): Promise<NamedAudience> {
  const [named] = await namedAudiences(sections, tx, [audience]);
  return named ?? { include: [], exclude: [] };
}

const offered = 20;

/** The first of what a part can be, by name. */
export async function audienceChoices(
  context: ReadContext,
  { kind, search }: z.output<(typeof audienceRoutes.audienceChoices)['query']>,
): Promise<AudienceChoice[]> {
  const { tx, platform } = context;
  const told =
    kind === 'person' ? shownAddress(context, { key: 'each.id', email: 'each.note' }) : sql.ref('each.note');
  const { rows } = await sql<Named>`select kind, id, name, note
    from (select kind, id, name, ${told} as note, is_open from (${choicesOf(platform.sections, kind)}) each) choice
    where is_open and ${allOf(everyWord(search, ['choice.name', 'choice.note']))}
    order by courtyard.natural_key(lower(name)), id limit ${offered}`.execute(tx);
  return rows.flatMap(({ kind: found, id, name, note }): AudienceChoice[] => {
    const part = partOf(found, id, name);
    return part ? [{ part, name, note }] : [];
  });
}

const isGroup = (kind: AudiencePart['kind']): kind is (typeof audienceGroups)[number] =>
  audienceGroups.some((group) => group === kind);

function partOf(kind: AudiencePart['kind'], id: string | null, name: string): NamedAudiencePart | null {
  if (kind === 'building') return { kind, name, who: 'everybody' };
  if (id === null) return null;
  if (kind === 'unit') return { kind, id, who: 'everybody', label: name };
  if (isGroup(kind)) return { kind };
  return { kind, id, label: name };
}
