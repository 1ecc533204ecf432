import { defineResource, useCan } from '@courtyard/common';
import { claimPaths } from './claim-paths';

export const myClaims = defineResource({
  section: 'budget',
  key: 'my-expense-claims',
  list: 'GET /api/v1/my-expense-claims',
  one: 'GET /api/v1/my-expense-claims/:claimId',
  create: 'POST /api/v1/my-expense-claims',
  update: 'PUT /api/v1/my-expense-claims/:claimId',
  history: 'GET /api/v1/my-expense-claims/:claimId/history',
});

export const claims = defineResource({
  section: 'budget',
  key: 'expense-claims',
  list: 'GET /api/v1/expense-claims',
  one: 'GET /api/v1/expense-claims/:claimId',
  history: 'GET /api/v1/expense-claims/:claimId/history',
});

interface Named {
  number: number;
  purpose: string;
}

const words = {
  to: claimPaths.details,
  nameOf: ({ number, purpose }: Named) => `#${number} ${purpose}`,
};

/** From one claim of the list to the next. */
export const myClaimPager = myClaims.pager(words);
export const claimPager = claims.pager(words);

/** Whether the claims of all are shown, and not the own ones alone. */
export const useSeesAll = () => useCan('Expense Tracker Transactions View');

/** A claim, by the call that the person may make. */
export function useClaim(id: string) {
  const seesAll = useSeesAll();
  const [mine, any] = [myClaims.useOne(seesAll ? '' : id), claims.useOne(seesAll ? id : '')];
  return seesAll ? any : mine;
}

export const useWithdrawClaim = (id: string) =>
  myClaims.useWrite('POST /api/v1/my-expense-claims/:claimId/withdraw', id);
export const useReviewClaim = (id: string) =>
  claims.useWrite('POST /api/v1/expense-claims/:claimId/review', id);
export const useReturnClaim = (id: string) =>
  claims.useWrite('POST /api/v1/expense-claims/:claimId/return', id);
export const useDraftBill = (id: string) => claims.useWrite('POST /api/v1/expense-claims/:claimId/bill', id);
export const useClaimChoices = () => claims.useRead('GET /api/v1/expense-claims/choices');
