import { Box } from '@courtyard/ui';
import type { ReactNode } from 'react';

/** Beside a long form, in sight while one scrolls; below it where there is no room beside. */
export function Beside({ children }: { children: ReactNode }) {
  return (
    <Box
      minWidth="0"
      position={{ lg: 'sticky' }}
      top={{ lg: '20' }}
      maxHeight={{ lg: 'calc(100dvh - {spacing.24})' }}
      overflowY={{ lg: 'auto' }}
    >
      {children}
    </Box>
  );
}
