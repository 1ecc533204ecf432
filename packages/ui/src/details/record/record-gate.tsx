import {
  ApiError,
  type ListWalk,
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
import { Walked } from '../walk/walked';

/** What a page about a record adds to its gate. */
export interface GateProps<T> {
  /** The page is a form: what is written in it stays, also when somebody else takes the record away meanwhile. */
  form?: boolean;
  children: (record: T) => ReactNode;
}

type GateText = 'missingTitle' | 'missingText' | 'all';

interface RecordGateProps<T, Row> extends GateProps<T> {
  /** What the address names; empty where it names nothing. */
  id: string;
  /** The result of `useQuery`. */
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** Names the page until the record is there: "Asset". */
  title: string;
  /** What is said where there is no such record, and of the way on. */
  t: (key: GateText) => string;
  /** Where the way on leads. */
  list: string;
  /** From the resource's `walk`: who came from its list goes on to the next. */
  walk?: ListWalk<Row> | undefined;
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
export function RecordGate<T, Row extends { id: string }>({ walk, ...gate }: RecordGateProps<T, Row>) {
  return (
    <Walked list={gate.form ? undefined : walk} id={gate.id}>
      <Gated {...gate} />
    </Walked>
  );
}

interface GateOf<T, Row, C extends Texts> extends Pick<RecordGateProps<T, Row>, 'list' | 'walk'> {
  messages: Messages<C> & Messages<Record<GateText, []>>;
  /** Names the page until the record is there. */
  title: (t: Translate<C>) => string;
  useOne: (id: string) => RecordGateProps<T, Row>['query'];
}

/** The gate of all pages about one kind of record, which their address names as `?id=`. */
export function gateOf<T, Row extends { id: string }, C extends Texts>({
  messages,
  title,
  useOne,
  ...places
}: GateOf<T, Row, C>): (props: GateProps<T>) => ReactNode {
  return function Gate(props) {
    const t = useMessages<Record<GateText, []>>(messages);
    const name = title(useMessages<C>(messages));
    const id = useRecordId();
    return <RecordGate id={id} query={useOne(id)} t={t} title={name} {...places} {...props} />;
  };
}

function Gated<T>({ id, query, title, t, list, form = false, children }: RecordGateProps<T, never>) {
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
