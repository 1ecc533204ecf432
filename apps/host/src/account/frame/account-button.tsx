import { AnchorButton } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { useFollow } from './account-navigation';

/** The one link on a screen whose form is done: where to go on. */
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
