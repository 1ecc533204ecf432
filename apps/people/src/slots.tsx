import { lazyCard, lazyTask, type SectionSlots } from '@courtyard/common';

/** The card of the dashboard; a property’s page shows who was invited there. What does a task is fetched when its verb is pressed. */
export const slots: SectionSlots = {
  'join-requests': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './admission/join-request/join-requests.card'),
    'JoinRequestsCard',
  ),
  household: lazyTask(() => import('./household/household.panel'), 'HouseholdPanel'),
  'answer-join-request': lazyTask(
    () => import('./admission/join-request/answer-request.task'),
    'AnswerRequestTask',
  ),
};
