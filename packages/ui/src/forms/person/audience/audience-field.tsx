import { lazyContent } from '@courtyard/common';
import { Skeleton } from '../../../feedback/skeleton';
import type { AudienceFieldProps } from './audience-parts';

/**
 * Whom something is for, in parts that are added and left out, with how many people that is today. Holds a
 * `NamedAudience`, of which the wire takes what `audience` of the contract declares. Fetched when it is first drawn.
 */
export const AudienceField = lazyContent<AudienceFieldProps>(
  async () => (await import('./audience-editor')).AudienceEditor,
  <Skeleton height="24" />,
);
