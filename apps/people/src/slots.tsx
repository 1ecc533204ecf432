import { lazyTask, type SectionSlots } from '@courtyard/common';

/** The section has no cards of the dashboard. What does a task is fetched when its verb is pressed. */
export const slots: SectionSlots = {
  'answer-join-request': lazyTask(() => import('./join-request/answer-request.task'), 'AnswerRequestTask'),
};
