import type { SectionSlots } from '@courtyard/common';

/** The section has no cards of the dashboard. */
export const slots: SectionSlots = {};
