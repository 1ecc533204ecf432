import { ErrorLine, LoadingState, Skeleton, Text } from '@courtyard/ui';
import type { ReactNode } from 'react';

interface PreviewStateProps<T> {
  /** All that the preview needs is filled in. */
  isWritten: boolean;
  query: { data: T | null | undefined; isError: boolean; refetch: () => Promise<unknown> };
  /** Said while something is missing. */
  waits: string;
  /** Said where it could not be had. */
  failed: string;
  /** Of the room that is kept for it. */
  height?: string;
  children: (preview: T) => ReactNode;
}

/** What an act would do, as it is written: waits until it can be asked for, and says where it could not be had. */
export function PreviewState<T>({
  isWritten,
  query,
  waits,
  failed,
  height = '10rem',
  children,
}: PreviewStateProps<T>) {
  if (!isWritten)
    return (
      <Text size="sm" tone="muted">
        {waits}
      </Text>
    );
  if (query.isError) return <ErrorLine onRetry={() => void query.refetch()}>{failed}</ErrorLine>;
  if (query.data === undefined || query.data === null)
    return (
      <LoadingState>
        <Skeleton height={height} />
      </LoadingState>
    );
  return children(query.data);
}
