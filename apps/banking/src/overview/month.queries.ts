import { defineResource } from '@courtyard/common';

/** Months belong to bookkeeping: what it changes of them is asked for again here too. */
const periods = defineResource({ section: 'bookkeeping', key: 'periods' });

export const usePeriods = () => periods.useRead('GET /api/v1/periods');

export const useCloseChecks = (month: string) =>
  periods.useRead('GET /api/v1/periods/:month/checks', { ids: [month] });

export const monthsPath = '/bookkeeping/periods';
export const monthPath = (month: string) => `${monthsPath}/details?month=${month}`;
