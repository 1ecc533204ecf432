import type { ComponentProps } from 'react';
import { LinkButton } from '../../actions/links';
import { LoadingState } from '../../feedback/skeleton';
import { EmptyState, ErrorState } from '../../feedback/states';
import { Card } from '../../layout/card';
import { Page } from '../../layout/page';

interface ListedLoaderProps {
  title: string;
  /** The list that the record is read with. */
  query: { data?: unknown; isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** Where the list is there and the record is not in it. */
  missing: Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'description'>;
  list: { to: string; label: string };
}

/** In the place of a page whose record is read with its list: while that is on its way, where it failed, and where the record is not in it. */
export function ListedLoader({ title, query, missing, list }: ListedLoaderProps) {
  return (
    <Page title={title}>
      <Card>
        {query.data !== undefined ? (
          <EmptyState {...missing}>
            <LinkButton to={list.to}>{list.label}</LinkButton>
          </EmptyState>
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState />
        )}
      </Card>
    </Page>
  );
}
