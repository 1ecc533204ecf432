import { call, toast, useCommand, useMessages } from '@courtyard/common';
import type { RequestActInput, RequestDetails } from '@courtyard/contract/service-requests/request/request';
import {
  type RequestAct,
  type RequestState,
  stateAfter,
} from '@courtyard/contract/service-requests/request/request-states';
import { useFailureToast } from '@courtyard/ui';
import { useQueryClient } from '@tanstack/react-query';
import { communityRequests, myRequests } from '../request.queries';
import { actMessages } from './act.messages';

interface Acted extends RequestActInput {
  id: string;
}

/** Moves a request to another state. */
export const useActOnRequest = () =>
  useCommand('service-requests', async ({ id, ...body }: Acted, idempotencyKey) => {
    const options = { params: { requestId: id }, body, idempotencyKey };
    return (await call('POST /api/v1/requests/:requestId/state', options)).data;
  });

/** The acts that ask for something before they are done. */
export type AskedAct = Exclude<RequestAct, 'triage' | 'start'>;

export const isAsked = (act: RequestAct): act is AskedAct => act !== 'triage' && act !== 'start';

/** Where an act leads, by whoever may do it. */
export const nextState = (state: RequestState, act: RequestAct): RequestState =>
  stateAfter(state, act, ['handler', 'reporter']) ?? state;

/** Does an act that asks for nothing: the page shows its outcome at once, and goes back where the server refuses it. */
export function useQuickAct(request: RequestDetails) {
  const t = useMessages(actMessages);
  const client = useQueryClient();
  const failed = useFailureToast();
  const { mutateAsync, isPending } = useActOnRequest();
  const { id, number, version, state } = request;
  const keys = [myRequests.keys.one(id), communityRequests.keys.one(id)];
  const show = (shown: RequestState) => {
    for (const queryKey of keys)
      client.setQueryData<RequestDetails>(queryKey, (known) => known && { ...known, state: shown });
  };
  const act = async (name: RequestAct) => {
    show(nextState(state, name));
    try {
      await mutateAsync({ id, act: name, waitingFor: null, note: null, version });
      toast({ title: t(`done.${name}`, { number }), kind: 'success' });
    } catch (error) {
      show(state);
      failed(error);
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    }
  };
  return { act, isActing: isPending };
}
