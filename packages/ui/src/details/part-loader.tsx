import type { ReactNode } from 'react';
import { LinkButton } from '../actions/links';
import { LoadingState } from '../feedback/skeleton';
import { EmptyState, ErrorState } from '../feedback/states';
import { Page } from '../layout/page';
import { useDetailsTexts } from './details.messages';
import type { PartQuery } from './part-list';

/** All of a kind that belong to a record; the result of `useQuery` fits. */
interface Parts<T> extends PartQuery<T> {
  refetch: () => Promise<{ data: readonly T[] | undefined; isError: boolean; error: unknown }>;
}

/** One of a list as it is now. Throws what kept the list from being asked for. */
export async function latestIn<T extends { id: string }>(
  query: Pick<Parts<T>, 'refetch'>,
  id: string | undefined,
): Promise<T | undefined> {
  const { data, isError, error } = await query.refetch();
  if (isError) throw error;
  return data?.find((part) => part.id === id);
}

export interface PartLoaderProps<T> {
  /** Names the record that the part belongs to. */
  title: string;
  /** The way back to that record. */
  back: { to: string; label: string };
  /** Why this person may not change its parts now; null where they may. */
  refusal: { title: string; text: string } | null;
  /** Id of the part to change; null to add one. */
  wanted: string | null;
  query: Parts<T>;
  /** `part` is missing to add one; `fetchLatest` gives it as it is now. */
  children: (form: { part: T | undefined; fetchLatest: () => Promise<T | undefined> }) => ReactNode;
}

/** Lets a form on a part of a record open where the person may use it and the part is there. */
export function PartLoader<T extends { id: string }>(props: PartLoaderProps<T>) {
  const { title, refusal, wanted, query } = props;
  const t = useDetailsTexts();
  const back = <LinkButton to={props.back.to}>{props.back.label}</LinkButton>;
  const part = query.data?.find(({ id }) => id === wanted);
  if (!refusal && (wanted === null || part))
    return props.children({ part, fetchLatest: () => latestIn(query, part?.id) });
  return (
    <Page title={title}>
      {refusal ? (
        <EmptyState icon="lock" title={refusal.title} description={refusal.text}>
          {back}
        </EmptyState>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <EmptyState title={t('gone')} description={t('goneText')}>
          {back}
        </EmptyState>
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}
