import { defineResource } from '@courtyard/common';

export const periods = defineResource({ section: 'bookkeeping', key: 'periods' });

/** The months of the books, the newest first. */
export const usePeriods = () => periods.useRead('GET /api/v1/periods');

export const usePeriodActions = (month: string) =>
  periods.useRead('GET /api/v1/periods/:month/actions', { ids: [month] });

export const useCloseChecks = (month: string) =>
  periods.useRead('GET /api/v1/periods/:month/checks', { ids: [month] });

export const useYearEnd = (month: string) =>
  periods.useRead('GET /api/v1/periods/:month/year-end', { ids: [month] });

/** The close report of a month; of an open one as it stands. */
export const useCloseReport = (month: string) =>
  periods.useRead('GET /api/v1/periods/:month/report', { ids: [month] });

export const useClosePeriod = (month: string) => periods.useWrite('POST /api/v1/periods/:month/close', month);
export const useAskToConfirm = (month: string) =>
  periods.useWrite('POST /api/v1/periods/:month/confirmation', month);
export const useReopenPeriod = (month: string) =>
  periods.useWrite('POST /api/v1/periods/:month/reopen', month);
export const useCloseYear = (month: string) =>
  periods.useWrite('POST /api/v1/periods/:month/year-end', month);
