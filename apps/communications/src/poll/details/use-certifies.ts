import { useCan } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { useElection } from '../poll.queries';

/** Whether the person certifies a poll: as one of its inspectors who have an account, or by permission where none has. */
export function useCertifies({ id }: Pick<Poll, 'id'>): boolean {
  const canCertify = useCan('Poll Certify');
  const election = useElection(id).data;
  if (election === undefined) return false;
  const inspectors = election.inspectors.filter(({ hasAccount }) => hasAccount);
  return inspectors.length > 0 ? inspectors.some(({ isMine }) => isMine) : canCertify;
}
