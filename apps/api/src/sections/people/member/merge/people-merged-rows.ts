import { labelsFrom } from '@courtyard/contract/fields/labels';
import { changeOf } from '../../../../platform/audit/audit';
import { withoutOverlaps } from '../../../../platform/tenancy/profile/merging/overlaps.rules';
import { recordChange } from '../../../../platform/section/call-context';
import type {
  MergeContext,
  MergedMembers,
  MergedRows,
} from '../../../../platform/tenancy/profile/merging/merged-rows';
import en from '../../people.en.json';
import es from '../../people.es.json';

const labels = labelsFrom(en, es);

/** Somebody has one seat of a committee at a time: of two terms that overlap the earlier stays, the later begins after it. */
async function mergeTerms(context: MergeContext, { from, to }: MergedMembers): Promise<void> {
  const { tx, platform } = context;
  const terms = await tx
    .selectFrom('committeeTerm')
    .innerJoin('member', 'member.id', 'committeeTerm.memberId')
    .select(['committeeTerm.id', 'committeeId', 'memberId', 'seat', 'office', 'startsOn', 'endsOn'])
    .select('member.displayName as member')
    .where('memberId', 'in', [from, to])
    .orderBy('committeeTerm.id')
    .execute();
  const ours = terms.toSorted((a, b) => Number(b.memberId === to) - Number(a.memberId === to));
  for (const committeeId of new Set(terms.map((term) => term.committeeId))) {
    const { gone, later } = withoutOverlaps(ours.filter((term) => term.committeeId === committeeId));
    for (const { period } of gone) await tx.deleteFrom('committeeTerm').where('id', '=', period.id).execute();
    for (const { period, startsOn } of later)
      await tx.updateTable('committeeTerm').set({ startsOn }).where('id', '=', period.id).execute();
    await recordChange(context, [
      ...gone.map(({ period: { member, seat, office, startsOn, endsOn } }) =>
        changeOf('term.remove', { committee: committeeId }, { member, seat, office, startsOn, endsOn }, {}),
      ),
      ...later.map(({ period, startsOn }) =>
        changeOf('term.update', { committee: committeeId }, { startsOn: period.startsOn }, { startsOn }),
      ),
    ]);
  }
  await tx
    .updateTable('committeeTerm')
    .set((row) => ({ memberId: to, version: row('version', '+', 1), updatedAt: platform.clock() }))
    .where('memberId', '=', from)
    .execute();
}

/** What becomes of the rows of the people. */
export const peopleMergedRows: readonly MergedRows[] = [
  {
    table: 'committee_term',
    column: 'member_id',
    fate: { by: mergeTerms },
    label: labels['merged.terms'],
  },
  {
    table: 'invitation',
    column: 'member_id',
    // The merge has ended those by then that lead nowhere any more.
    fate: { moves: {} },
    label: labels['merged.invitations'],
  },
];
