import { useFormats } from '@courtyard/common';

/** Says from when to when, as `formatSpan` of the contract does. */
export const useSpanText = () => useFormats().span;
