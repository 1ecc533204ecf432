import { Link, type To } from '@courtyard/common/router';
import type { ReactNode } from 'react';

/**
 * A drawn point that leads to what it counts. By keyboard it is reached with the arrow keys and opened with Enter, and in
 * the table it is a link, so that it is no stop of its own here.
 */
export function PointLink({ to, children }: { to: To | undefined; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link to={to} tabIndex={-1} aria-hidden="true">
      {children}
    </Link>
  );
}
