import type { ReactNode } from 'react';
import { TextLink } from '../actions/links';
import { LoadingState, Skeleton } from '../feedback/skeleton';
import { ErrorState } from '../feedback/states';
import { CardBody, CardHeader } from '../layout/card';
import { Stack } from '../layout/primitives';

interface CardQuery<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export interface CardFrameProps<T> {
  title: string;
  /** Where the whole of it is. */
  link?: { to: string; label: string };
  query: CardQuery<T>;
  /** Lines that the skeleton stands in for. */
  lines: number;
  children: (data: T) => ReactNode;
}

/** A card of the dashboard in every state; the dashboard draws the sheet and keeps its height. */
export function CardFrame<T>({ title, link, query, lines, children }: CardFrameProps<T>) {
  return (
    <>
      <CardHeader
        title={title}
        actions={
          link ? (
            <TextLink to={link.to} fontSize="sm" py="1">
              {link.label}
            </TextLink>
          ) : undefined
        }
      />
      <CardBody>
        {query.data !== undefined ? (
          children(query.data)
        ) : query.error ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState>
            <Stack gap="3">
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={line} height="9" />
              ))}
            </Stack>
          </LoadingState>
        )}
      </CardBody>
    </>
  );
}
