import { ApiError } from '@courtyard/common';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  Page,
  type PageProps,
  Skeleton,
  Stack,
} from '@courtyard/ui';
import type { ReactNode } from 'react';

interface ThingGateProps<T> {
  /** What the address names; empty where it names nothing. */
  id: string;
  /** The result of `useQuery`. */
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** Names the page until the thing is there: "Asset". */
  title: string;
  width?: PageProps['width'];
  /** What is said where there is no such thing, and the way on. */
  missing: { title: string; text: string; to: string; link: string };
  children: (thing: T) => ReactNode;
}

/** A page about one thing of an address: waits for it, says that it is not there, or draws it. */
export function ThingGate<T>({ id, query, title, width, missing, children }: ThingGateProps<T>) {
  if (id === '' || (query.error instanceof ApiError && query.error.status === 404)) {
    return (
      <Page title={missing.title}>
        <Card>
          <EmptyState icon="search" title={missing.title} description={missing.text}>
            <LinkButton to={missing.to}>{missing.link}</LinkButton>
          </EmptyState>
        </Card>
      </Page>
    );
  }
  if (query.data !== undefined) return children(query.data);
  return (
    <Page
      title={query.isError ? title : <Skeleton width="14rem" height="8" />}
      documentTitle={title}
      {...(width && { width })}
    >
      {query.isError ? (
        <Card>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : (
        <LoadingState>
          <Stack gap="5">
            <Skeleton height="16rem" borderRadius="lg" />
            <Skeleton height="24rem" borderRadius="lg" />
          </Stack>
        </LoadingState>
      )}
    </Page>
  );
}
