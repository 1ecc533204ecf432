import { type CallQuery, defineResource } from '@courtyard/common';

export const accounts = defineResource({
  section: 'bookkeeping',
  key: 'accounts',
  one: 'GET /api/v1/accounts/:accountId',
  create: 'POST /api/v1/accounts',
  update: 'PUT /api/v1/accounts/:accountId',
  history: 'GET /api/v1/accounts/:accountId/history',
});

/** The lines of an account, page by page from either end. */
export const registers = accounts.part({
  key: 'register',
  list: 'GET /api/v1/accounts/:accountId/register',
});

export type ChartQuery = CallQuery<'GET /api/v1/accounts'>;

/** The whole chart with what stood in it at the end of a day; today where none is said. */
export const useChart = (query: ChartQuery = {}) => accounts.useRead('GET /api/v1/accounts', { query });

/** The cash of each fund today and at the ends of the last months. */
export const useFundCash = () => accounts.useRead('GET /api/v1/funds/cash');

export const useStartChart = () => accounts.useWrite('POST /api/v1/accounts/start');
export const useArchiveAccount = (id: string) =>
  accounts.useWrite('POST /api/v1/accounts/:accountId/archive', id);
