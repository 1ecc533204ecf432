import { ApiError } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { LinkButton } from '../../actions/links';
import { LoadingState, Skeleton } from '../../feedback/skeleton';
import { ErrorState } from '../../feedback/states';
import { Card } from '../../layout/card';
import { Page } from '../../layout/page';
import { Stack } from '../../layout/primitives';

/** What a page about a thing adds to its gate. */
export interface GateProps<T> {
  /** The page is a form: what is written in it stays, also when somebody else takes the thing away meanwhile. */
  form?: boolean;
  children: (thing: T) => ReactNode;
}

interface ThingGateProps<T> extends GateProps<T> {
  /** What the address names; empty where it names nothing. */
  id: string;
  /** The result of `useQuery`. */
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** Names the page until the thing is there: "Asset". */
  title: string;
  /** What is said where there is no such thing, and of the way on. */
  t: (key: 'missingTitle' | 'missingText' | 'all') => string;
  /** Where the way on leads. */
  list: string;
}

/** There is no such thing, or what the address says is no id at all: trying again would change nothing. */
const namesNothing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** Id of the thing that the address names as `?id=`; empty where it names none. */
export function useThingId(): string {
  const [search] = useSearchParams();
  return search.get('id') ?? '';
}

/** A page about one thing of an address: waits for it, says that it is not there, or draws it. */
export function ThingGate<T>({ id, query, title, t, list, form = false, children }: ThingGateProps<T>) {
  const isWritten = form && query.data !== undefined;
  if (id === '' || (namesNothing(query.error) && !isWritten)) {
    return (
      <Page title={t('missingTitle')} description={t('missingText')}>
        <LinkButton to={list}>{t('all')}</LinkButton>
      </Page>
    );
  }
  if (query.data !== undefined) return children(query.data);
  return (
    <Page
      title={query.isError ? title : <Skeleton width="14rem" height="8" />}
      documentTitle={title}
      {...(form && { width: 'form' })}
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
