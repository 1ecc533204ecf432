import { Box } from '@courtyard/ui';
import { FormActions } from '@courtyard/ui/forms';
import type { ComponentProps, ReactNode } from 'react';

/** Beside a long form, in sight while one scrolls; below it where there is no room beside. */
export function Beside({ children }: { children: ReactNode }) {
  return (
    <Box
      minWidth="0"
      position={{ lg: 'sticky' }}
      top={{ lg: '20' }}
      maxHeight={{ lg: 'calc(100dvh - {spacing.24})' }}
      overflowY={{ lg: 'auto' }}
      borderRadius={{ lg: 'lg' }}
    >
      {children}
    </Box>
  );
}

/** The act at the foot of the card beside: in sight while what is above it is longer than the window. */
export function BesideActions({ mt, ...props }: ComponentProps<typeof FormActions> & { mt?: '5' }) {
  return (
    <Box
      mt={mt}
      position={{ lg: 'sticky' }}
      bottom={{ lg: '0' }}
      bg="bg.surface"
      borderTopWidth={{ lg: '1px' }}
      borderColor="border.default"
      pt={{ lg: '2' }}
      mb="-5"
      pb="5"
    >
      <FormActions {...props} />
    </Box>
  );
}
