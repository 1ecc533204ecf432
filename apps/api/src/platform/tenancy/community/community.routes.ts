import { type Community, communityRoutes } from '@courtyard/contract';
import { isJurisdiction } from '@courtyard/contract/platform/community/legal/jurisdictions';
import { weekdayNames } from '@courtyard/contract/platform/community/community.values';
import { sql } from 'kysely';
import { changeOf } from '../../audit/audit';
import { historyOf } from '../../audit/history.sql';
import type { Tx } from '../../database/database';
import { msg } from '../../http/language/sentence';
import { implement, type Module } from '../../http/implement';
import { invalid } from '../../http/problem';
import { versionConflict } from '../../section/conflicts';
import { hasRuleAmounts } from '../approvals/rules/approval-rule.sql';
import { keepDeciders } from '../approvals/rules/weighing/keep-deciders';
import type { Tenant } from '../tenant';

const fields = [
  'name',
  'timeZone',
  'firstWeekday',
  'fiscalMonth',
  'fiscalDay',
  'invitationDays',
  'answerDays',
  'language',
  'currency',
  'jurisdiction',
  'version',
] as const;

const kept = (tx: Tx, id: string) =>
  tx
    .selectFrom('tenant')
    .select(fields)
    .select((row) => row.selectFrom('communityDeletion').select('deletesOn').as('deletesOn'))
    .where('id', '=', id);

type Kept = Awaited<ReturnType<ReturnType<typeof kept>['executeTakeFirstOrThrow']>>;

/** The database counts days by it too, and has a list of its own. */
async function requireZone(tx: Tx, timeZone: string): Promise<void> {
  const { rows } = await sql`select from pg_timezone_names where name = ${timeZone}`.execute(tx);
  if (rows.length > 0) return;
  throw invalid({ timeZone: 'Choose a time zone by its IANA name, such as America/New_York.' });
}

function requireCurrency(currency: string): void {
  if (Intl.supportedValuesOf('currency').includes(currency)) return;
  throw invalid({ currency: 'Choose a currency by its code, such as USD.' });
}

function requireJurisdiction(jurisdiction: string): void {
  if (isJurisdiction(jurisdiction)) return;
  throw invalid({ jurisdiction: 'Choose a country or state from the list.' });
}

const withoutVersion = ({ version: _, deletesOn: __, ...facts }: Kept) => facts;

/** What a community says of itself: everybody reads it, and those who may change it see who did. */
export const communityModule: Module = ({ sections, approvals, events, tenants }) => {
  async function hasAmounts(tx: Tx): Promise<boolean> {
    for (const section of sections) if (await section.hasAmounts(tx)) return true;
    return hasRuleAmounts(tx);
  }

  function answerOf(tenant: Tenant, community: Kept): { data: Community } {
    const firstWeekday = weekdayNames.indexOf(community.firstWeekday) + 1;
    return { data: { ...community, summary: tenants.summaryOf({ ...tenant, ...community, firstWeekday }) } };
  }

  return [
    implement(communityRoutes.getCommunity, async ({ tx, tenant }) =>
      answerOf(tenant, await kept(tx, tenant.id).executeTakeFirstOrThrow()),
    ),

    // Apart from the rest, which every open page asks for: it looks through all that can have an amount.
    implement(communityRoutes.getCommunityCurrency, async ({ tx }) => ({
      data: { isFixed: await hasAmounts(tx) },
    })),

    implement(communityRoutes.updateCommunity, async ({ tx, tenant, body, audit, afterCommit }) => {
      const before = await kept(tx, tenant.id).forUpdate().executeTakeFirstOrThrow();
      if (before.version !== body.version) throw versionConflict('community');
      if (body.timeZone !== before.timeZone) await requireZone(tx, body.timeZone);
      if (body.jurisdiction !== before.jurisdiction) {
        if (body.jurisdiction !== null) requireJurisdiction(body.jurisdiction);
        const places = { tenantId: tenant.id, before, after: body };
        for (const entry of await keepDeciders(tx, { sections, approvals }, places)) await audit(entry);
      }
      if (body.currency !== before.currency) {
        requireCurrency(body.currency);
        if (await hasAmounts(tx))
          throw invalid({
            currency: msg`Amounts are already recorded in ${before.currency}, so the currency can’t be changed.`,
          });
      }
      const { deletesOn } = before;
      const change = { ...body, version: before.version + 1 };
      const after = { ...change, deletesOn };
      const entry = changeOf(
        'community.update',
        { community: tenant.id },
        withoutVersion(before),
        withoutVersion(after),
      );
      if (Object.keys(entry.changes).length === 0) return answerOf(tenant, before);
      await tx.updateTable('tenant').set(change).where('id', '=', tenant.id).execute();
      await audit(entry);
      await events.publish(tx, { tenantId: tenant.id, topic: 'community', toAll: true });
      afterCommit(() => tenants.forget(tenant.id));
      return answerOf(tenant, after);
    }),

    implement(communityRoutes.updateRegistration, async ({ tx, tenant, body, audit, afterCommit }) => {
      const one = tx.selectFrom('tenant').select('openRegistration').where('id', '=', tenant.id);
      const before = await one.forUpdate().executeTakeFirstOrThrow();
      const after = { openRegistration: body.isOpen };
      const entry = changeOf('community.update', { community: tenant.id }, before, after);
      if (Object.keys(entry.changes).length === 0) return { data: body };
      await tx.updateTable('tenant').set(after).where('id', '=', tenant.id).execute();
      await audit(entry);
      await events.publish(tx, { tenantId: tenant.id, topic: 'community', toAll: true });
      afterCommit(() => tenants.forget(tenant.id));
      return { data: body };
    }),

    implement(
      communityRoutes.listCommunityHistory,
      historyOf('community', async ({ tenant }) => tenant),
    ),
  ];
};
