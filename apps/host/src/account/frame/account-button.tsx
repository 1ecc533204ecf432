import { AnchorButton } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { useFollow } from './account-navigation';

/** The way on from a screen on which nothing is left to do. */
export function AccountButton(props: {
  to: string;
  variant?: 'primary' | 'secondary';
  /** Where the person wanted to go, in place of what this screen knows of it. */
  state?: unknown;
  children: ReactNode;
}) {
  const follow = useFollow(props.state);
  return (
    <AnchorButton href={props.to} variant={props.variant ?? 'secondary'} size="lg" fullWidth onClick={follow}>
      {props.children}
    </AnchorButton>
  );
}
