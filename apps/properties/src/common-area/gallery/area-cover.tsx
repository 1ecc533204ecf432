import type { AreaKind } from '@courtyard/contract/properties/common-area/common-area';
import { Box } from '@courtyard/ui';
import { useState } from 'react';
import { AreaDrawing } from './area-drawing';

/** The cover of an area at a fixed shape, so that nothing moves when it arrives. */
export function AreaCover({ kind, url, alt }: { kind: AreaKind; url: string | null; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box aspectRatio={16 / 9} overflow="hidden" bg="accent.subtle" color="accent.fg">
      {url && url !== broken ? (
        <Box asChild width="full" height="full" objectFit="cover">
          <img src={url} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(url)} />
        </Box>
      ) : (
        <AreaDrawing kind={kind} />
      )}
    </Box>
  );
}
