import type { WorkAction } from '@courtyard/contract/service-requests/work-order/work-order-states';

/** The actions that ask for a text before they are done. */
export type AskedAction = Extract<WorkAction, 'finish' | 'return' | 'decline' | 'cancel'>;

export const isAsked = (action: WorkAction): action is AskedAction =>
  action === 'finish' || action === 'return' || action === 'decline' || action === 'cancel';
