import { useCommunity, useFormats } from '@courtyard/common';
import { useCallback } from 'react';

/** Says from when to when, on the community's clock. */
export function useSpanText(): (span: { startsAt: string; endsAt: string }) => string {
  const formats = useFormats();
  const zone = useCommunity().timeZone;
  return useCallback((span) => formats.span(span, zone), [formats, zone]);
}
