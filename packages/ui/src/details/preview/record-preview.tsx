import type { TaskSubject } from '@courtyard/common';
import type { ReactNode } from 'react';
import { LoadingState } from '../../feedback/skeleton';
import { ErrorState } from '../../feedback/states';
import { NeedsYou } from '../../display/task/needs-you';
import { Box, Stack } from '../../layout/primitives';
import { type Fact, Facts } from '../facts';
import { namesNothing } from '../record/record-loader';

interface RecordPreviewProps<T> {
  /** The result of `useQuery`. */
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** Whose tasks come first; none where tasks are never about such a record. */
  about?: TaskSubject;
  facts: (record: T) => readonly Fact[];
  /** Above the facts: what departs from how it should be. */
  badges?: (record: T) => ReactNode;
}

/** What a list's preview tells of a record: what waits for this person about it, what is not as it should be, its facts. */
export function RecordPreview<T>({ query, about, facts, badges }: RecordPreviewProps<T>) {
  // What is known stays while it cannot be asked for anew, unless it is there no more.
  if (query.isError && (query.data === undefined || namesNothing(query.error)))
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <LoadingState />;
  return (
    <Stack gap="4">
      {about ? (
        <Box mx="-4" mt="-2" _empty={{ display: 'none' }}>
          <NeedsYou about={about} inPanel />
        </Box>
      ) : null}
      {badges?.(query.data)}
      <Facts facts={facts(query.data)} columns={{ base: 2, lg: 2 }} />
    </Stack>
  );
}
