import type { Audience, AudiencePart } from '@courtyard/contract';
import { newId } from '../../core/ids';
import type { Tx } from '../../database/database';
import { invalid } from '../../http/problem';
import { withConstraintProblems } from '../../section/conflicts';
import type { AudiencePartTable } from './audience.tables';

type Row = Pick<
  AudiencePartTable,
  'kind' | 'who' | 'building' | 'refId' | 'memberId' | 'personId' | 'savedId' | 'isExcluded'
>;

const none = { who: null, building: null, refId: null, memberId: null, personId: null, savedId: null };

function rowOf(part: AudiencePart): Omit<Row, 'isExcluded'> {
  switch (part.kind) {
    case 'building':
      return { ...none, kind: part.kind, who: part.who, building: part.name };
    case 'unit':
      return { ...none, kind: part.kind, who: part.who, refId: part.id };
    case 'role':
    case 'committee':
      return { ...none, kind: part.kind, refId: part.id };
    case 'member':
      return { ...none, kind: part.kind, memberId: part.id };
    case 'person':
      return { ...none, kind: part.kind, personId: part.id };
    case 'saved':
      return { ...none, kind: part.kind, savedId: part.id };
    default:
      return { ...none, kind: part.kind };
  }
}

/** A part as it is kept; null for one whose person is no longer there. */
function partOf({ kind, who, building, refId, memberId, personId, savedId }: Row): AudiencePart | null {
  const id = refId ?? memberId ?? personId ?? savedId;
  switch (kind) {
    case 'building':
      return building === null ? null : { kind, name: building, who: who ?? 'everybody' };
    case 'unit':
      return id === null ? null : { kind, id, who: who ?? 'everybody' };
    case 'everybody':
    case 'owners':
    case 'residents':
    case 'tenants':
    case 'arrears':
      return { kind };
    default:
      return id === null ? null : { kind, id };
  }
}

const rowsOf = (tenantId: string, audienceId: string, { include, exclude }: Audience) =>
  [
    ...include.map((part) => ({ part, isExcluded: false })),
    ...exclude.map((part) => ({ part, isExcluded: true })),
  ].map(({ part, isExcluded }, position) => ({ tenantId, audienceId, position, isExcluded, ...rowOf(part) }));

/** Keeps an audience of one record; gives its id, which the record refers to. */
export async function storeAudience(tx: Tx, tenantId: string, audience: Audience): Promise<string> {
  const id = newId();
  await tx.insertInto('audience').values({ tenantId, id, name: null }).execute();
  await replaceAudience(tx, tenantId, id, audience);
  return id;
}

const noSuchPerson = () =>
  invalid({ audience: 'A recipient isn’t part of this community. Choose the recipients again.' });

/** Puts other parts in the place of those that an audience has. Throws where one names a person or a saved audience that there is none of. */
export async function replaceAudience(
  tx: Tx,
  tenantId: string,
  audienceId: string,
  audience: Audience,
): Promise<void> {
  await tx.deleteFrom('audiencePart').where('audienceId', '=', audienceId).execute();
  const rows = rowsOf(tenantId, audienceId, audience);
  if (rows.length === 0) return;
  await withConstraintProblems(tx.insertInto('audiencePart').values(rows).execute(), {
    audience_part_tenant_id_member_id_fkey: noSuchPerson,
    audience_part_tenant_id_person_id_fkey: noSuchPerson,
    audience_part_tenant_id_saved_id_fkey: () =>
      invalid({ audience: 'A saved audience no longer exists. Choose the recipients again.' }),
  });
}

/** Removes an audience that was of one record. Call it once the record refers to it no more. */
export async function forgetAudience(tx: Tx, audienceId: string): Promise<void> {
  await tx.deleteFrom('audience').where('id', '=', audienceId).where('name', 'is', null).execute();
}

/** Audiences by their ids, in the order of their parts; one without parts is there too. */
export async function storedAudiences(tx: Tx, ids: readonly string[]): Promise<Map<string, Audience>> {
  const found = new Map<string, Audience>(ids.map((id) => [id, { include: [], exclude: [] }]));
  if (ids.length === 0) return found;
  const rows = await tx
    .selectFrom('audiencePart')
    .select([
      'audienceId',
      'isExcluded',
      'kind',
      'who',
      'building',
      'refId',
      'memberId',
      'personId',
      'savedId',
    ])
    .where('audienceId', 'in', [...ids])
    .orderBy('audienceId')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const part = partOf(row);
    const audience = found.get(row.audienceId);
    if (part && audience) audience[row.isExcluded ? 'exclude' : 'include'].push(part);
  }
  return found;
}

/** One audience by its id. */
export async function storedAudience(tx: Tx, id: string): Promise<Audience> {
  return (await storedAudiences(tx, [id])).get(id) ?? { include: [], exclude: [] };
}

/** The saved audiences that an audience names, by id. They name no further ones. */
export async function savedWithin(tx: Tx, { include, exclude }: Audience): Promise<Map<string, Audience>> {
  const ids = [...include, ...exclude].flatMap((part) => (part.kind === 'saved' ? [part.id] : []));
  return storedAudiences(tx, [...new Set(ids)]);
}
