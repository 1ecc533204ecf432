import {
  ApiError,
  type ListPager,
  type Messages,
  type Texts,
  type Translate,
  useMessages,
} from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { LinkButton } from '../../actions/links';
import { LoadingState, Skeleton } from '../../feedback/skeleton';
import { ErrorState } from '../../feedback/states';
import { Card } from '../../layout/card';
import { Page } from '../../layout/page';
import { Stack } from '../../layout/primitives';
import { Walked } from '../pager/pager-slot';

/** What a page about a record adds to its gate. */
export interface LoaderProps<T> {
  /** The page is a form: what is written in it stays, also when somebody else takes the record away meanwhile. */
  form?: boolean;
  children: (record: T) => ReactNode;
}

type LoaderText = 'missingTitle' | 'missingText' | 'all';

interface RecordLoaderProps<T, Row> extends LoaderProps<T> {
  /** What the address names; empty where it names nothing. */
  id: string;
  /** The result of `useQuery`. */
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** Names the page until the record is there: "Asset". */
  title: string;
  /** What is said where there is no such record, and of the way on. */
  t: (key: LoaderText) => string;
  /** Where the way on leads. */
  list: string;
  /** From the resource's `walk`: who came from its list goes on to the next. */
  pager?: ListPager<Row> | undefined;
}

/** There is no such record, or what the address says is no id at all: trying again would change nothing. */
export const namesNothing = (error: unknown) =>
  error instanceof ApiError && [404, 422].includes(error.status);

/** Id of the record that the address names as `?id=`; empty where it names none. */
export function useRecordId(): string {
  const [search] = useSearchParams();
  return search.get('id') ?? '';
}

/** A page about one record of an address: waits for it, says that it is not there, or draws it. */
export function RecordLoader<T, Row extends { id: string }>({ pager, ...gate }: RecordLoaderProps<T, Row>) {
  return (
    <Walked list={gate.form ? undefined : pager} id={gate.id}>
      <Gated {...gate} />
    </Walked>
  );
}

interface LoaderOf<T, Row, C extends Texts> extends Pick<RecordLoaderProps<T, Row>, 'list' | 'pager'> {
  messages: Messages<C> & Messages<Record<LoaderText, []>>;
  /** Names the page until the record is there. */
  title: (t: Translate<C>) => string;
  useOne: (id: string) => RecordLoaderProps<T, Row>['query'];
}

/** The gate of all pages about one kind of record, which their address names as `?id=`. */
export function recordLoader<T, Row extends { id: string }, C extends Texts>({
  messages,
  title,
  useOne,
  ...places
}: LoaderOf<T, Row, C>): (props: LoaderProps<T>) => ReactNode {
  return function Loader(props) {
    const t = useMessages<Record<LoaderText, []>>(messages);
    const name = title(useMessages<C>(messages));
    const id = useRecordId();
    return <RecordLoader id={id} query={useOne(id)} t={t} title={name} {...places} {...props} />;
  };
}

function Gated<T>({ id, query, title, t, list, form = false, children }: RecordLoaderProps<T, never>) {
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
