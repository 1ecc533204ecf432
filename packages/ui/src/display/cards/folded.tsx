import { Icon } from '../icon/icon';
import { Box } from '../../layout/primitives';
import type { ReactNode } from 'react';

/** Details that open on request. */
export function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="details" css={{ '&[open] > summary svg': { transform: 'rotate(90deg)' } }}>
      <Box
        as="summary"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        cursor="pointer"
        fontSize="sm"
        color="fg.muted"
        listStyleType="none"
      >
        <Icon name="chevron-right" size="sm" />
        {title}
      </Box>
      {children}
    </Box>
  );
}
