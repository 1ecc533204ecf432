import type { JoinRequest } from '@courtyard/contract/people/admission/join-request/join-request';
import { useState } from 'react';
import { ApproveDialog } from './approve.dialog';
import { RefuseDialog } from './refuse.dialog';

interface AnswerProps {
  request: JoinRequest;
  begin?: 'approve' | 'refuse';
  onClose: () => void;
}

/** Answers a request to join: who came to approve it can refuse it instead. */
export function AnswerDialog({ request, begin = 'approve', onClose }: AnswerProps) {
  const [answer, setAnswer] = useState(begin);
  return answer === 'approve' ? (
    <ApproveDialog request={request} onClose={onClose} onRefuse={() => setAnswer('refuse')} />
  ) : (
    <RefuseDialog request={request} onClose={onClose} />
  );
}
