import { lazyTask, type SectionSlots } from '@courtyard/common';

/** The section has no cards of the dashboard; a property’s page shows who was invited there. What does a task is fetched when its verb is pressed. */
export const slots: SectionSlots = {
  household: lazyTask(() => import('./household/household.panel'), 'HouseholdPanel'),
  'answer-join-request': lazyTask(
    () => import('./admission/join-request/answer-request.task'),
    'AnswerRequestTask',
  ),
};
