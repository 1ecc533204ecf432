import { sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';

/** The unit in whose documents a folder lies; null for one in another tree. */
export async function unitOf({ tx }: Pick<ReadContext, 'tx'>, folderId: string): Promise<string | null> {
  const { rows } = await sql<{ propertyId: string | null }>`
    with recursive up as (
      select parent_id, property_id from document_folder where id = ${folderId}
      union all
      select above.parent_id, above.property_id from up join document_folder above on above.id = up.parent_id
    ) select property_id as "propertyId" from up where parent_id is null`.execute(tx);
  return rows[0]?.propertyId ?? null;
}

/**
 * The owner in whose name the caller shares a folder: themselves where they own its unit today, or the one who let
 * them change it. Null for a folder that is of no unit, whose grants have no such end.
 */
export async function grantOwner(context: ReadContext, folderId: string): Promise<string | null> {
  const unitId = await unitOf(context, folderId);
  if (unitId === null) return null;
  const { caller } = context;
  const day = todayOf(context);
  const { rows } = await sql<{ ownerId: string }>`
    select ${caller.memberId}::uuid as "ownerId" where courtyard.owns_unit(${caller.memberId}, ${unitId}, ${day}::date)
    union all
    (select given.owner_id from document_folder folder
      join scope_grant given on given.scope_id = folder.scope_id and given.owner_id is not null
      where folder.id = ${folderId} and courtyard.owns_unit(given.owner_id, given.property_id, ${day}::date)
        and given.principal in (select courtyard.document_principals(${caller.memberId}, ${day}::date,
          ${[...caller.permissions]}::text[]))
      order by given.level desc, given.owner_id limit 1)
    limit 1`.execute(context.tx);
  return rows[0]?.ownerId ?? null;
}

/** SQL: a row of `granted`, within the documents of a unit, counts today: the owner in whose name it was given still owns it. */
export const countsToday = (context: ReadContext, unitId: string | null) =>
  sql`(granted.owner_id is null or courtyard.owns_unit(granted.owner_id, ${unitId}::uuid, ${todayOf(context)}::date))`;

const within = (folderId: string) => sql`(
  with recursive down as (
    select id from document_folder where id = ${folderId}
    union all
    select folder.id from down join document_folder folder on folder.parent_id = down.id
  ) select id from down)`;

/**
 * Before a folder goes to another tree: its grants, and those of the folders in it, that count no more are removed, and
 * the others are given in the name of `ownerId` from now on.
 */
export async function rehomeGrants(
  context: ReadContext,
  folderId: string,
  ownerId: string | null,
): Promise<void> {
  const unitId = await unitOf(context, folderId);
  await sql`delete from folder_grant granted where folder_id in ${within(folderId)}
    and not ${countsToday(context, unitId)}`.execute(context.tx);
  await sql`update folder_grant set owner_id = ${ownerId} where folder_id in ${within(folderId)}`.execute(
    context.tx,
  );
}
