import type { To } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { LinkButton } from '../actions/links';
import { LoadingState, Skeleton } from '../feedback/skeleton';
import { EmptyState, ErrorState } from '../feedback/states';
import type { IconName } from '../display/icon/icon-paths';
import { Card, CardBody, CardHeader } from '../layout/card';
import { Box, Flex, HStack, Stack } from '../layout/primitives';
import { Text } from '../layout/text';

/** What belongs to a record, as TanStack Query gives it; the result of `useQuery` fits. */
export interface PartQuery<T> {
  data: readonly T[] | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface PartCardProps<T> {
  /** Left out where it would repeat the title of the page. */
  title?: string;
  description?: string;
  actions?: ReactNode;
  query: PartQuery<T>;
  /** Shown in place of the list where there is nothing. */
  empty: ReactNode;
  children: (item: T) => ReactNode;
}

/** A card with what belongs to a record, in every state: loading, failed, empty, there. */
export function PartCard<T>({ title, description, actions, query, empty, children }: PartCardProps<T>) {
  return (
    <Card>
      {title === undefined ? null : <CardHeader title={title} description={description} actions={actions} />}
      <CardBody>
        {query.isError && !query.data ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : !query.data ? (
          <LoadingState>
            <Stack gap="3">
              <Skeleton height="12" />
              <Skeleton height="12" />
            </Stack>
          </LoadingState>
        ) : query.data.length === 0 ? (
          empty
        ) : (
          <Box as="ul" listStyleType="none" my="-3">
            {query.data.map(children)}
          </Box>
        )}
      </CardBody>
    </Card>
  );
}

interface PartRowProps {
  /** Before the title: a person's picture. */
  lead?: ReactNode;
  title: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  /** Lines below the title. */
  children?: ReactNode;
  /** On the right, before the menu. */
  aside?: ReactNode;
  menu?: ReactNode;
}

/** One record of a PartCard. */
export function PartRow({ lead, title, badge, children, aside, menu }: PartRowProps) {
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      alignItems="flex-start"
      borderTopWidth="1px"
      borderColor="border.default"
      css={{ '&:first-of-type': { borderTopWidth: '0' } }}
    >
      {lead}
      <Flex flex="1" minWidth="0" gap="3" rowGap="1" flexWrap="wrap" justifyContent="space-between">
        <Box minWidth="0" flex={{ base: '1 1 10.5rem', sm: '1 1 14rem' }}>
          <HStack gap="2" rowGap="1" flexWrap="wrap" minHeight="6">
            <Text as="span" size="sm" fontWeight="medium" minWidth="0" overflowWrap="anywhere">
              {title}
            </Text>
            {badge}
          </HStack>
          {children ? (
            <Text as="div" size="sm" tone="muted" mt="0.5">
              {children}
            </Text>
          ) : null}
        </Box>
        {aside ? (
          <Text as="div" size="sm" tone="muted" lineHeight="md" numeric>
            {aside}
          </Text>
        ) : null}
      </Flex>
      {menu ? <Box my="-1">{menu}</Box> : null}
    </Flex>
  );
}

interface PartTabProps<T> {
  /** The tab's words; what to do next is said only to those who may add. */
  t: (key: 'title' | 'description' | 'add' | 'none' | 'noneText') => string;
  icon: IconName;
  /** Where one is added, or what opens its form; null for those who may not. */
  add: To | (() => void) | null;
  /** Further ways to add something, after it. */
  actions?: ReactNode;
  query: PartQuery<T>;
  children: (part: T) => ReactNode;
}

/** A tab of a record with all of one kind that belongs to it. */
export function PartTab<T>({ t, icon, add, actions, query, children }: PartTabProps<T>) {
  const way =
    typeof add === 'function' ? (
      <Button size="sm" onClick={add}>
        {t('add')}
      </Button>
    ) : add === null ? null : (
      <LinkButton size="sm" to={add}>
        {t('add')}
      </LinkButton>
    );
  return (
    <PartCard
      title={t('title')}
      description={t('description')}
      actions={
        <>
          {way}
          {actions}
        </>
      }
      query={query}
      empty={
        <EmptyState icon={icon} title={t('none')} description={add === null ? undefined : t('noneText')} />
      }
    >
      {children}
    </PartCard>
  );
}
