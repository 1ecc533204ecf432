import { defineResource } from '@courtyard/common';

const openings = defineResource({ section: 'bookkeeping', key: 'opening-balances' });

/** The opening balances as they were posted; null where there are none. */
export const useOpening = () => openings.useRead('GET /api/v1/opening-balances');

export const usePreviewOpening = () => openings.useWrite('POST /api/v1/opening-balances/preview');
export const usePostOpening = () => openings.useWrite('POST /api/v1/opening-balances');
export const useReverseOpening = (entryId: string) =>
  openings.useWrite('POST /api/v1/opening-balances/:entryId/reverse', entryId);
