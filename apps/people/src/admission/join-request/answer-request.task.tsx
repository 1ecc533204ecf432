import { type SlotSubject, useTaskAction } from '@courtyard/common';
import { useFailureToast } from '@courtyard/ui';
import { useEffect } from 'react';
import { AnswerDialog } from './answer.dialog';
import { joinRequests } from './join-request.queries';

/** Answers the request `requestId` where it is listed among what waits. */
export function AnswerRequestTask({ subject }: { subject: SlotSubject }) {
  const end = useTaskAction();
  const showFailure = useFailureToast();
  const { data: request, error } = joinRequests.useOne(subject.requestId ?? '');
  useEffect(() => {
    if (!error) return;
    showFailure(error);
    end();
  }, [error, showFailure, end]);
  return request ? <AnswerDialog request={request} onClose={end} /> : null;
}
