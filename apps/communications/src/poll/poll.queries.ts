import { call, defineResource } from '@courtyard/common';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollPaths } from './poll-paths';

export const polls = defineResource({
  section: 'communications',
  key: 'polls',
  list: 'GET /api/v1/polls',
  one: 'GET /api/v1/polls/:pollId',
  create: 'POST /api/v1/polls',
  update: 'PUT /api/v1/polls/:pollId',
  remove: 'DELETE /api/v1/polls/:pollId',
  history: 'GET /api/v1/polls/:pollId/history',
});

/** From one poll of the list to the next. */
export const pollPager = polls.pager({ to: pollPaths.details, nameOf: ({ title }) => title });

/** What the caller may vote on in a poll. */
export const ballots = defineResource({
  section: 'communications',
  key: 'ballots',
  one: 'GET /api/v1/polls/:pollId/ballot',
});

/** Results of polls that were counted. */
export const pollResults = defineResource({
  section: 'communications',
  key: 'poll-results',
  one: 'GET /api/v1/polls/:pollId/results',
});

/** The polls in which the caller may vote, open ones first. */
export const useMyPolls = () => polls.useRead('GET /api/v1/my-polls');

export const useOpenPoll = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/open', id);
export const useCancelPoll = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/cancel', id);
export const useCertifyPoll = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/certify', id);
export const useAmendPoll = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/amendment', id);
export const useRecordResultNotice = (id: string) =>
  polls.useWrite('PUT /api/v1/polls/:pollId/result-notice', id);
export const useRecount = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/counts', id);
export const useScheduleOpening = (id: string) => polls.useWrite('PUT /api/v1/polls/:pollId/opening', id);
export const useEnterPaper = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/paper-votes', id);
export const useGiveProxy = (id: string, electorId: string) =>
  polls.useWrite('POST /api/v1/polls/:pollId/electors/:electorId/proxies', id, electorId);
export const useRevokeProxy = (id: string, electorId: string) =>
  polls.useWrite('DELETE /api/v1/polls/:pollId/electors/:electorId/proxies', id, electorId);
export const useSuspend = (id: string, electorId: string) =>
  polls.useWrite('PUT /api/v1/polls/:pollId/electors/:electorId/suspension', id, electorId);

/** Ballots on paper, for who runs the poll. */
export const usePollLetters = (id: string) =>
  polls.useRead('GET /api/v1/polls/:pollId/letters', { ids: [id] });
export const useLettersPosted = (id: string) =>
  polls.useWrite('POST /api/v1/polls/:pollId/letters/posted', id);

/** Candidates and inspectors of a poll. */
export const useElection = (id: string) => polls.useRead('GET /api/v1/polls/:pollId/election', { ids: [id] });
export const useOpenNominations = (id: string) =>
  polls.useWrite('POST /api/v1/polls/:pollId/nominations', id);
export const useNominate = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/candidates', id);
export const useAnswerNomination = (id: string, candidateId: string) =>
  polls.useWrite('PUT /api/v1/polls/:pollId/candidates/:candidateId', id, candidateId);
export const useAcclaim = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/acclamation', id);
export const useNameInspector = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/inspectors', id);
const inspectors = polls.part({
  key: 'inspectors',
  remove: 'DELETE /api/v1/polls/:pollId/inspectors/:inspectorId',
});
export const useRemoveInspector = inspectors.useRemove;

/** The key of a sealed poll, as far as the community has it. */
export const useSeal = (id: string) => polls.useRead('GET /api/v1/polls/:pollId/seal', { ids: [id] });
export const useRegisterKey = (id: string) => polls.useWrite('PUT /api/v1/polls/:pollId/seal', id);
export const useProveCopy = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/seal/proofs', id);
export const useCountSealed = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/box/ballots', id);

/** Further polls in which the same vote can be given away. */
export const useOtherVotes = (id: string, electorId: string) =>
  polls.useRead('GET /api/v1/polls/:pollId/electors/:electorId/other-votes', { ids: [id, electorId] });

/** Who may vote in a poll, for who runs it. */
export const useElectors = (id: string, { search, voted }: { search: string; voted: 'all' | 'yes' | 'no' }) =>
  useQuery({
    queryKey: [...polls.keys.one(id), 'electors', search, voted],
    queryFn: ({ signal }) =>
      call('GET /api/v1/polls/:pollId/electors', {
        params: { pollId: id },
        query: { search, voted },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
export const useCastVote = (id: string) => polls.useWrite('POST /api/v1/polls/:pollId/votes', id);
