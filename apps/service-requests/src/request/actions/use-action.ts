import { call, toast, useCommand, useMessages } from '@courtyard/common';
import type {
  RequestActionInput,
  RequestDetails,
} from '@courtyard/contract/service-requests/request/request';
import {
  type RequestAction,
  type RequestState,
  stateAfter,
} from '@courtyard/contract/service-requests/request/request-states';
import { useFailureToast } from '@courtyard/ui';
import { useQueryClient } from '@tanstack/react-query';
import { communityRequests, myRequests } from '../request.queries';
import { actionMessages } from './action.messages';

interface Acted extends RequestActionInput {
  id: string;
}

/** Moves a request to another state. */
export const useApplyRequestAction = () =>
  useCommand('service-requests', async ({ id, ...body }: Acted, idempotencyKey) => {
    const options = { params: { requestId: id }, body, idempotencyKey };
    return (await call('POST /api/v1/requests/:requestId/state', options)).data;
  });

/** The actions that ask for something before they are done. */
export type AskedAction = Exclude<RequestAction, 'triage' | 'start'>;

export const isAsked = (action: RequestAction): action is AskedAction =>
  action !== 'triage' && action !== 'start';

/** Where an action leads, by whoever may do it. */
export const nextState = (state: RequestState, action: RequestAction): RequestState =>
  stateAfter(state, action, ['handler', 'reporter']) ?? state;

/** Does an action that asks for nothing: the page shows its outcome at once, and goes back where the server refuses it. */
export function useQuickAction(request: RequestDetails) {
  const t = useMessages(actionMessages);
  const client = useQueryClient();
  const failed = useFailureToast();
  const { mutateAsync, isPending } = useApplyRequestAction();
  const { id, number, version, state } = request;
  const keys = [myRequests.keys.one(id), communityRequests.keys.one(id)];
  const show = (shown: RequestState) => {
    for (const queryKey of keys)
      client.setQueryData<RequestDetails>(queryKey, (known) => known && { ...known, state: shown });
  };
  const action = async (name: RequestAction) => {
    show(nextState(state, name));
    try {
      await mutateAsync({ id, action: name, waitingFor: null, note: null, version });
      toast({ title: t(`done.${name}`, { number }), kind: 'success' });
    } catch (error) {
      show(state);
      failed(error);
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    }
  };
  return { action, isActing: isPending };
}
