import type { SectionSlots } from '@courtyard/common';

/** Nothing is contributed to other pages: the dashboard has the cash of the funds from bookkeeping. */
export const slots: SectionSlots = {};
