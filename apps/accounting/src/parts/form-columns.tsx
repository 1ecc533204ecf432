import { Box, Grid, Stack } from '@courtyard/ui';
import { FormActions } from '@courtyard/ui/forms';
import type { ComponentProps, ReactNode } from 'react';

interface FormColumnsProps {
  /** What the form comes to, with its action. */
  beside: ReactNode;
  /** Both are as wide as each other. */
  isHalved?: boolean;
  children: ReactNode;
}

/** A long form's parts, and beside them what it comes to, in sight while one scrolls; below them where there is no room beside. */
export function FormColumns({ beside, isHalved = false, children }: FormColumnsProps) {
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: isHalved ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(20rem, 2fr)',
      }}
      gap="5"
      alignItems="start"
    >
      <Stack gap="5" minWidth="0">
        {children}
      </Stack>
      <Box
        minWidth="0"
        position={{ lg: 'sticky' }}
        top={{ lg: '20' }}
        maxHeight={{ lg: 'calc(100dvh - {spacing.24})' }}
        overflowY={{ lg: 'auto' }}
        borderRadius={{ lg: 'lg' }}
      >
        {beside}
      </Box>
    </Grid>
  );
}

/** The action at the foot of the card beside: in sight while what is above it is longer than the window. */
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
