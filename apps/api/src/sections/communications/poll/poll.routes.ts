import { resultRoutes } from '@courtyard/contract/communications/poll/count/result';
import { electionRoutes } from '@courtyard/contract/communications/poll/election/election';
import { pollRoutes } from '@courtyard/contract/communications/poll/poll';
import { sealedRoutes } from '@courtyard/contract/communications/poll/sealed/sealed';
import { voteRoutes } from '@courtyard/contract/communications/poll/voting/vote';
import { historyOf } from '../../../platform/audit/history.sql';
import { exportList } from '../../../platform/files/export/export-list';
import { implement, implementStream, type Module } from '../../../platform/http/implement';
import { ballotsExport } from './counting/ballots.export';
import { recordResultNotice } from './counting/certification';
import { certifyPoll, getResults, recountPoll, requireBallots } from './counting/result.service';
import { countSealed, getBox } from './counting/sealed/box.service';
import { getSeal, proveCopy, registerKey } from './counting/sealed/seal.service';
import { answerNomination, nominate } from './election/candidacy.service';
import { getElection } from './election/election.sql';
import { nameInspector, removeInspector } from './election/inspector.service';
import { acclaim, openNominations } from './election/nominations.service';
import { listElectors, suspendElector } from './elector/elector.service';
import { pollExport } from './record/poll.export';
import { getPoll } from './record/read-poll';
import { cancelPoll, createPoll, openPoll, removePoll, scheduleOpening, updatePoll } from './poll.service';
import { pollList } from './poll.sql';
import { pollMembers } from './voting/poll-members.sql';
import { otherVotes } from './voting/other-votes.sql';
import { giveProxy, revokeProxy } from './voting/proxy.service';
import { castVote, enterPaperVote, getBallot } from './voting/vote.service';
import { myPolls } from './voting/vote.sql';

export const pollModule: Module = (platform) => [
  implement(pollRoutes.listPolls, (call) => pollList.page(call, call.query)),
  implementStream(pollRoutes.exportPolls, (call) => exportList(call, pollExport(call.query))),
  implement(pollRoutes.pollValues, async (call) => ({ data: await pollList.values(call, call.query) })),
  implement(pollRoutes.pollTotals, async (call) => ({ data: await pollList.totals(call, call.query) })),
  implement(pollRoutes.createPoll, async (call) => ({ data: await createPoll(call, call.body) })),
  implement(pollRoutes.getPoll, async (call) => ({ data: await getPoll(call, call.params.pollId) })),
  implement(pollRoutes.updatePoll, async (call) => ({
    data: await updatePoll(call, call.params.pollId, call.body),
  })),
  implement(pollRoutes.removePoll, (call) => removePoll(call, call.params.pollId)),
  implement(pollRoutes.openPoll, async (call) => ({
    data: await openPoll(call, call.params.pollId, call.body.version),
  })),
  implement(pollRoutes.scheduleOpening, async (call) => ({
    data: await scheduleOpening(call, call.params.pollId, call.body),
  })),
  implement(pollRoutes.cancelPoll, async (call) => ({
    data: await cancelPoll(call, call.params.pollId, call.body),
  })),
  implement(pollRoutes.certifyPoll, async (call) => ({
    data: await certifyPoll(call, call.params.pollId, call.body.version),
  })),
  implement(pollRoutes.recordResultNotice, async (call) => ({
    data: await recordResultNotice(call, call.params.pollId, call.body),
  })),
  implement(
    pollRoutes.pollHistory,
    historyOf('poll', (call) => getPoll(call, call.params.pollId)),
  ),
  implement(electionRoutes.getElection, async (call) => ({
    data: await getElection(call, call.params.pollId),
  })),
  implement(electionRoutes.openNominations, async (call) => ({
    data: await openNominations(call, call.params.pollId, call.body.version),
  })),
  implement(electionRoutes.nominate, async (call) => ({
    data: await nominate(call, call.params.pollId, call.body),
  })),
  implement(electionRoutes.answerNomination, (call) => answerNomination(call, call.params, call.body)),
  implement(electionRoutes.nameInspector, async (call) => ({
    data: await nameInspector(call, call.params.pollId, call.body),
  })),
  implement(electionRoutes.removeInspector, (call) => removeInspector(call, call.params)),
  implement(electionRoutes.acclaim, async (call) => ({
    data: await acclaim(call, call.params.pollId, call.body.version),
  })),
  implement(sealedRoutes.getPollSeal, async (call) => ({ data: await getSeal(call, call.params.pollId) })),
  implement(sealedRoutes.registerPollKey, async (call) => ({
    data: await registerKey(call, call.params.pollId, call.body),
  })),
  implement(sealedRoutes.proveKeyCopy, async (call) => ({
    data: await proveCopy(call, call.params.pollId, call.body),
  })),
  implement(sealedRoutes.getPollBox, async (call) => ({ data: await getBox(call, call.params.pollId) })),
  implement(sealedRoutes.countSealedPoll, async (call) => ({
    data: await countSealed(call, call.params.pollId, call.body),
  })),
  implement(voteRoutes.listMyPolls, async (call) => ({ data: await myPolls(call, { most: 200 }) })),
  implement(voteRoutes.getBallot, async (call) => ({ data: await getBallot(call, call.params.pollId) })),
  implement(voteRoutes.castVote, async (call) => ({
    data: await castVote(call, call.params.pollId, call.body),
  })),
  implement(voteRoutes.enterPaperVote, async (call) => ({
    data: await enterPaperVote(call, call.params.pollId, call.body),
  })),
  implement(voteRoutes.listPollMembers, async (call) => ({
    data: await pollMembers(call, call.params.pollId, call.query.search),
  })),
  implement(voteRoutes.giveProxy, (call) => giveProxy(call, call.params, call.body)),
  implement(voteRoutes.listOtherVotes, async (call) => ({
    data: (await otherVotes(call, call.params)).map(({ pollId, title }) => ({ pollId, title })),
  })),
  implement(voteRoutes.revokeProxy, (call) => revokeProxy(call, call.params)),
  implement(voteRoutes.listElectors, (call) => listElectors(call, call.params.pollId, call.query)),
  implement(voteRoutes.suspendElector, (call) => suspendElector(call, call.params, call.body)),
  implement(resultRoutes.getPollResults, async (call) => ({
    data: await getResults(call, call.params.pollId),
  })),
  implementStream(resultRoutes.exportBallots, async (call) => {
    const { pollId } = call.params;
    // Before the first byte: what is refused is refused as a problem.
    await platform.inTenant(call.tenant.id, (tx) => requireBallots({ ...call, tx }, pollId), {
      readOnly: true,
    });
    return exportList(call, ballotsExport(pollId));
  }),
  implement(resultRoutes.recountPoll, async (call) => ({
    data: await recountPoll(call, call.params.pollId),
  })),
];
