import { chakra } from '../theme/styled';
import type { ReactNode } from 'react';
import { useMessages } from '@courtyard/common';
import { VisuallyHidden } from '../layout/text';
import { coreMessages } from '../core.messages';

/** A grey stand-in with the final size of what is loading; give it width and height. Shows after 100 ms. */
export const Skeleton = chakra('div', {
  base: {
    bg: 'bg.hover',
    borderRadius: 'sm',
    height: '4',
    animation: 'appear 100ms linear 100ms both, pulse 1.6s ease-in-out 200ms infinite',
  },
});

/** Tells once that something loads, around skeletons or a spinner that have the final size. */
export function LoadingState({ label, children }: { label?: string; children?: ReactNode }) {
  const t = useMessages(coreMessages);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      <div aria-hidden="true">{children ?? <DefaultLines />}</div>
    </div>
  );
}

function DefaultLines() {
  return (
    <chakra.div display="grid" gap="3" py="4">
      <Skeleton width="40%" height="5" />
      <Skeleton width="full" />
      <Skeleton width="85%" />
      <Skeleton width="60%" />
    </chakra.div>
  );
}
