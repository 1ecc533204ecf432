import { type CardSays, useCan, useCardSays } from '@courtyard/common';
import type { ReactNode } from 'react';
import { TextLink } from '../../actions/links';
import { LoadingState, Skeleton } from '../../feedback/skeleton';
import { ErrorState } from '../../feedback/states';
import { CardBody, CardHeader } from '../../layout/card';
import { Stack } from '../../layout/primitives';

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
  /** Whether nobody would miss the card: the dashboard leaves it out. Never, unless given. */
  isNothing?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

function saysOf<T>({ data, error }: CardQuery<T>, isNothing: (data: T) => boolean): CardSays {
  if (data === undefined) return error ? 'something' : 'waiting';
  return isNothing(data) ? 'nothing' : 'something';
}

function SaysNothing() {
  useCardSays('nothing');
  return null;
}

/** A card whose figures need a permission of another section; without it the dashboard leaves the card out. */
export function PermittedCard({ permission, children }: { permission: string; children: ReactNode }) {
  return useCan(permission) ? children : <SaysNothing />;
}

const never = () => false;

/** A card of the dashboard in every state; the dashboard draws the sheet and keeps its room. */
export function CardFrame<T>({ title, link, query, lines, isNothing = never, children }: CardFrameProps<T>) {
  useCardSays(saysOf(query, isNothing));
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
