import { committeeRoutes } from '@courtyard/contract/people/committee/committee';
import { termRoutes } from '@courtyard/contract/people/committee/term';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { requireVisibleMember } from '../member/member.sql';
import { createCommittee, removeCommittee, updateCommittee } from './committee.service';
import { getCommittee } from './committee.sql';
import { committeesExport } from './list/committees.export';
import { committeeList } from './list/committees.sql';
import { createTerm, removeTerm, updateTerm } from './term/term.service';
import { termsOf, termsOfMember } from './term/term.sql';

export const committeeModule: Module = () => [
  implement(committeeRoutes.listCommittees, (call) => committeeList.page(call, call.query)),
  implementStream(committeeRoutes.exportCommittees, (call) => exportList(call, committeesExport(call.query))),
  implement(committeeRoutes.committeeValues, async (call) => ({
    data: await committeeList.values(call, call.query),
  })),
  implement(committeeRoutes.committeeTotals, async (call) => ({
    data: await committeeList.totals(call, call.query),
  })),
  implement(committeeRoutes.createCommittee, async (call) => ({
    data: await createCommittee(call, call.body),
  })),
  implement(committeeRoutes.getCommittee, async (call) => ({
    data: await getCommittee(call, call.params.committeeId),
  })),
  implement(committeeRoutes.updateCommittee, async (call) => ({
    data: await updateCommittee(call, call.params.committeeId, call.body),
  })),
  implement(committeeRoutes.removeCommittee, (call) => removeCommittee(call, call.params.committeeId)),
  implement(
    committeeRoutes.committeeHistory,
    historyOf('committee', (call) => getCommittee(call, call.params.committeeId)),
  ),
  implement(termRoutes.listTerms, async (call) => {
    const { id } = await getCommittee(call, call.params.committeeId);
    return { data: await termsOf(call, id) };
  }),
  implement(termRoutes.createTerm, async (call) => ({
    data: await createTerm(call, call.params.committeeId, call.body),
  })),
  implement(termRoutes.updateTerm, async (call) => ({
    data: await updateTerm(call, call.params, call.body),
  })),
  implement(termRoutes.removeTerm, (call) => removeTerm(call, call.params)),
  implement(termRoutes.memberTerms, async (call) => {
    const { id } = await requireVisibleMember(call, call.params.memberId);
    return { data: await termsOfMember(call, id) };
  }),
];
