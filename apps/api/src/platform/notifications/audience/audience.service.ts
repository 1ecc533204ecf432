import type {
  Audience,
  AudienceCount,
  audienceRoutes,
  BodyOf,
  Recipient,
  SavedAudience,
} from '@courtyard/contract';
import { audienceWord } from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { sql } from 'kysely';
import type { z } from 'zod';
import { changeOf } from '../../audit/audit';
import { newId } from '../../core/ids';
import { keysetPage } from '../../database/lists/keyset';
import { allOf, everyWord } from '../../database/lists/search.sql';
import { invalid, notFound } from '../../http/problem';
import { type CallContext, type ReadContext, todayOf } from '../../section/call-context';
import { versionConflict, withConstraintProblems } from '../../section/conflicts';
import { requireChooses, shownAddress } from './audience-rights';
import { namedAudience, namedAudiences } from './named-audience.sql';
import { recipientsOf } from './recipients.sql';
import { replaceAudience, storedAudience, storedAudiences } from './stored-audience.sql';

/** How many people an audience is today. */
export async function countAudience(context: ReadContext, audience: Audience): Promise<AudienceCount> {
  const { tx, platform } = context;
  const recipients = await recipientsOf(platform.sections, tx, audience, todayOf(context), { isCount: true });
  const { rows } = await sql<Omit<AudienceCount, 'audience'>>`
    select count(*)::int as people, (count(*) filter (where email is null))::int as "withoutEmail",
      (count(*) filter (where member_id is null))::int as "withoutAccount"
    from (${recipients}) recipient`.execute(tx);
  return {
    audience: await namedAudience(platform.sections, tx, audience),
    ...(rows[0] ?? { people: 0, withoutEmail: 0, withoutAccount: 0 }),
  };
}

/** Who an audience is today, by name, page by page. */
export async function pageOfRecipients(
  context: ReadContext,
  { audience, search, cursor, limit }: z.output<(typeof audienceRoutes.audienceRecipients)['body']>,
) {
  const { tx, platform } = context;
  const found = await recipientsOf(platform.sections, tx, audience, todayOf(context));
  const { rows, page } = await keysetPage({
    query: tx
      .selectFrom(
        sql<{
          personKey: string;
          nameSort: string;
          name: string;
          email: string | null;
          hasEmail: boolean;
          memberId: string | null;
          units: string[];
        }>`(select person_key, name_sort, name, ${shownAddress(context, { key: 'all.personKey', email: 'all.email' })} as email,
            email is not null as has_email, member_id, units from (${found}) "all")`.as('recipient'),
      )
      .select(['personKey', 'name', 'email', 'hasEmail', 'units', 'memberId'])
      .where(allOf(everyWord(search, ['recipient.name', 'recipient.email']))),
    sortColumns: [
      { column: 'recipient.nameSort', direction: 'asc' },
      { column: 'recipient.personKey', direction: 'asc' },
    ],
    cursor,
    limit,
  });
  const data = rows.map(({ personKey: key, memberId, ...row }): Recipient => ({
    key,
    ...row,
    hasAccount: memberId !== null,
  }));
  return { data, page };
}

const savedQuery = ({ tx }: ReadContext) =>
  tx
    .selectFrom('audience')
    .select(['id', 'name', 'version'])
    .where('name', 'is not', null)
    .where('removedAt', 'is', null);

/** The audiences that are kept under a name, by it. */
export async function savedAudiences(context: ReadContext): Promise<SavedAudience[]> {
  const rows = await savedQuery(context).orderBy('nameSort').execute();
  const { tx, platform } = context;
  const kept = await storedAudiences(
    tx,
    rows.map(({ id }) => id),
  );
  const named = await namedAudiences(
    platform.sections,
    tx,
    rows.map(({ id }) => kept.get(id) ?? { include: [], exclude: [] }),
  );
  return rows.map(({ id, name, version }, place) => ({
    id,
    name: name ?? '',
    version,
    audience: named[place] ?? { include: [], exclude: [] },
  }));
}

export async function getSavedAudience(context: ReadContext, audienceId: string): Promise<SavedAudience> {
  const row = await savedQuery(context).where('id', '=', audienceId).executeTakeFirst();
  if (!row) throw notFound('audience');
  const { tx, platform } = context;
  const audience = await namedAudience(platform.sections, tx, await storedAudience(tx, audienceId));
  return { ...row, name: row.name ?? '', audience };
}

const auditValues = ({ name, audience }: SavedAudience) => ({
  name,
  audience: audienceWord(audience),
});

/** Within each other they could name themselves; what one means would be hard to see. */
function requireWithoutSaved({ include, exclude }: Audience): void {
  if ([...include, ...exclude].every(({ kind }) => kind !== 'saved')) return;
  throw invalid({ audience: 'A saved audience can’t contain another one. Add its parts instead.' });
}

const refusingTakenNames = <T>(work: Promise<T>) =>
  withConstraintProblems(work, {
    audience_name: () => invalid({ name: 'An audience with this name already exists. Choose another name.' }),
  });

/** So many are still found in a list. */
const maxSaved = 100;

export async function createSavedAudience(
  context: CallContext,
  { name, audience }: z.output<(typeof audienceRoutes.createAudience)['body']>,
): Promise<SavedAudience> {
  requireWithoutSaved(audience);
  await requireChooses(context, audience);
  const { tx, tenant } = context;
  if ((await savedQuery(context).execute()).length >= maxSaved)
    throw invalid({ name: 'You’ve reached the limit of 100 saved audiences. Delete one first.' });
  const id = newId();
  await refusingTakenNames(tx.insertInto('audience').values({ tenantId: tenant.id, id, name }).execute());
  await replaceAudience(tx, tenant.id, id, audience);
  const made = await getSavedAudience(context, id);
  await context.audit(changeOf('audience.create', { audience: id }, {}, auditValues(made)));
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateSavedAudience(
  context: CallContext,
  audienceId: string,
  { name, audience, version }: BodyOf<typeof audienceRoutes.updateAudience> & { audience: Audience },
): Promise<SavedAudience> {
  requireWithoutSaved(audience);
  await requireChooses(context, audience);
  const before = await getSavedAudience(context, audienceId);
  const { tx, tenant } = context;
  const written = await refusingTakenNames(
    tx
      .updateTable('audience')
      .set({ name, version: version + 1 })
      .where('id', '=', audienceId)
      .where('version', '=', version)
      .executeTakeFirst(),
  );
  if (written.numUpdatedRows === 0n) throw versionConflict('audience');
  await replaceAudience(tx, tenant.id, audienceId, audience);
  const after = await getSavedAudience(context, audienceId);
  await context.audit(
    changeOf('audience.update', { audience: audienceId }, auditValues(before), auditValues(after)),
  );
  return after;
}

export async function removeSavedAudience(context: CallContext, audienceId: string): Promise<void> {
  const before = await getSavedAudience(context, audienceId);
  await context.tx
    .updateTable('audience')
    .set({ removedAt: context.platform.clock() })
    .where('id', '=', audienceId)
    .execute();
  await context.audit(changeOf('audience.remove', { audience: audienceId }, auditValues(before), {}));
}
