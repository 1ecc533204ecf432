import { ErrorLine, failureText, LoadingState, Skeleton, Text } from '@courtyard/ui';
import type { ReactNode } from 'react';

interface PreviewQuery {
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface PreviewStateProps<T> {
  /** All that the preview needs is filled in. */
  isWritten: boolean;
  query: PreviewQuery & { data: T | null | undefined };
  /** Said while something is missing. */
  waits: string;
  /** Said where it could not be had. */
  failed: string;
  /** Of the room that is kept for it. */
  height?: string;
  children: (preview: T) => ReactNode;
}

/** The preview of an action below its form: a hint while fields are missing, a skeleton while it loads, an error with Try again. */
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
  if (query.isError) return <PreviewFailure query={query} failed={failed} />;
  if (query.data === undefined || query.data === null)
    return (
      <LoadingState>
        <Skeleton height={height} />
      </LoadingState>
    );
  return children(query.data);
}

/** Why there is no preview: what was written is refused, where another try would be refused too, or it could not be had. */
export function PreviewFailure({ query, failed }: { query: PreviewQuery; failed: string }) {
  const refused = failureText(query.error, '');
  if (refused === '') return <ErrorLine onRetry={() => void query.refetch()}>{failed}</ErrorLine>;
  return (
    <Text size="sm" role="alert" color="status.danger.fg">
      {refused}
    </Text>
  );
}
