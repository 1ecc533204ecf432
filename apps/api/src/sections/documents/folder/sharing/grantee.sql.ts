import type {
  FolderAccess,
  Grantee,
  GranteeChoice,
  NamedFolderGrant,
} from '@courtyard/contract/documents/folder/folder';
import { type RawBuilder, sql } from 'kysely';
import type { AudiencePart } from '@courtyard/contract';
import {
  audienceChoices,
  namedAudience,
} from '../../../../platform/notifications/audience/named-audience.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { seesNames } from '../../../../platform/notifications/audience/audience-rights';
import { rightOf } from '../../rights/rights.sql';
import { countsToday, unitOf } from '../grant-owner.sql';

/** As the platform knows it, which says what it is called. */
function partOf(grantee: Grantee): AudiencePart {
  switch (grantee.kind) {
    case 'everyone':
      return { kind: 'everybody' };
    case 'person':
      return { kind: 'member', id: grantee.id };
    case 'building':
      return { ...grantee, who: 'everybody' };
    case 'unit':
      return { ...grantee, who: 'everybody' };
    default:
      return grantee;
  }
}

/** With what each grantee is called now; null for one that is no more. */
export async function labelled<T extends { grantee: Grantee }>(
  { tx, platform }: ReadContext,
  grants: readonly T[],
): Promise<(T & { label: string | null })[]> {
  const include = grants.map(({ grantee }) => partOf(grantee));
  const named = await namedAudience(platform.sections, tx, { include, exclude: [] });
  const buildings = include.flatMap((part) => (part.kind === 'building' ? [part.name] : []));
  const known = new Set(
    buildings.length === 0
      ? []
      : (
          await tx
            .selectFrom('property')
            .select('building')
            .distinct()
            .where('building', 'in', buildings)
            .execute()
        ).map(({ building }) => building),
  );
  return grants.map((grant, place) => {
    const { grantee } = grant;
    if (grantee.kind === 'everyone') return { ...grant, label: '' };
    if (grantee.kind === 'building')
      return { ...grant, label: known.has(grantee.name) ? grantee.name : null };
    const part = named.include[place];
    return { ...grant, label: part && 'label' in part ? part.label : null };
  });
}

interface GrantRow {
  kind: Grantee['kind'];
  refId: string | null;
  building: string | null;
  level: number;
  from: string;
}

const granteeOf = ({ kind, refId, building }: GrantRow): Grantee[] => {
  if (kind === 'everyone') return [{ kind }];
  if (kind === 'building') return building === null ? [] : [{ kind, name: building }];
  return refId === null ? [] : [{ kind, id: refId }];
};

const grantsWhere = (condition: RawBuilder<unknown>) => sql<GrantRow>`
  select granted.kind, granted.building, granted.level, folder.name as "from",
    coalesce(granted.role_id, granted.committee_id, granted.property_id, granted.member_id) as "refId"
  from folder_grant granted join document_folder folder on folder.id = granted.folder_id
  where ${condition} order by granted.kind, granted.principal`;

/** Those that count today, of a folder or those around it. */
async function read(context: ReadContext, folderId: string, condition: RawBuilder<unknown>) {
  const counts = countsToday(context, await unitOf(context, folderId));
  const { rows } = await grantsWhere(sql`${condition} and ${counts}`).execute(context.tx);
  const grants = rows.flatMap((row) =>
    granteeOf(row).map((grantee) => ({ grantee, right: rightOf(row.level), from: row.from })),
  );
  return labelled(context, grants);
}

/** Grants of the folder itself. */
export async function ownGrants(context: ReadContext, folderId: string): Promise<NamedFolderGrant[]> {
  const grants = await read(context, folderId, sql`granted.folder_id = ${folderId}`);
  return grants.map(({ from: _, ...grant }) => grant);
}

/** Grants of the folders around it, up to the first that is restricted. */
export const inheritedGrants = (context: ReadContext, folderId: string): Promise<FolderAccess['inherited']> =>
  read(
    context,
    folderId,
    sql`granted.folder_id in (
      with recursive up as (
        select parent_id, is_restricted from document_folder where id = ${folderId}
        union all
        select above.parent_id, above.is_restricted from up join document_folder above on above.id = up.parent_id
        where not up.is_restricted
      ) select parent_id from up where not is_restricted and parent_id is not null)`,
  );

/** To whom a folder can be shared. Of the members only those learn the names who may see them. */
export async function granteeChoices(
  context: ReadContext,
  { kind, search }: { kind: Exclude<Grantee['kind'], 'everyone'>; search?: string | undefined },
): Promise<GranteeChoice[]> {
  if (kind === 'person' && !seesNames(context)) return [];
  const choices = await audienceChoices(context, { kind, search });
  return choices.flatMap(({ part, name, note }): GranteeChoice[] => {
    if (part.kind === 'building')
      return [{ grantee: { kind: 'building', name: part.name }, label: name, note }];
    if (part.kind === 'member') return [{ grantee: { kind: 'person', id: part.id }, label: name, note }];
    if (part.kind === 'role' || part.kind === 'committee' || part.kind === 'unit')
      return [{ grantee: { kind: part.kind, id: part.id }, label: name, note }];
    return [];
  });
}
