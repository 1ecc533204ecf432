import { chakra } from '../theme/styled';
import { ApiError, useMessages } from '@courtyard/common';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { coreMessages } from '../core.messages';
import { failureText } from './failure-text';
import { Icon } from '../display/icon/icon';
import type { IconName } from '../display/icon/icon-paths';
import { Heading, Text } from '../layout/text';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '1',
    px: '6',
    py: '12',
  },
});

const Disc = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    mb: '3',
    borderRadius: 'full',
    bg: 'bg.hover',
    color: 'fg.subtle',
  },
  variants: { danger: { true: { bg: 'status.danger.subtle', color: 'status.danger.fg' } } },
});

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** What to do next. */
  description?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon = 'search', title, description, children }: EmptyStateProps) {
  return (
    <Panel>
      <Disc>
        <Icon name={icon} size="lg" />
      </Disc>
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      {description ? (
        <Text size="sm" tone="muted" maxWidth="26rem">
          {description}
        </Text>
      ) : null}
      {children ? (
        <chakra.div display="flex" gap="2" mt="4" flexWrap="wrap" justifyContent="center">
          {children}
        </chakra.div>
      ) : null}
    </Panel>
  );
}

export interface ErrorStateProps {
  title?: ReactNode;
  /** What happened, what was kept, what to do. Taken from `error` where it is not given. */
  description?: ReactNode;
  error?: unknown;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}

/** Only what no answer came to can be the person's connection. */
function kindOfFailure(error: unknown): 'errorText' | 'unreachedText' | 'serverText' {
  if (!(error instanceof ApiError)) return 'errorText';
  if (error.status >= 500) return 'serverText';
  return error.code === 'network' ? 'unreachedText' : 'errorText';
}

/** Something failed to load: says what happened and offers another try; of what a person may not see, whom to ask. */
export function ErrorState({ title, description, error, onRetry, children }: ErrorStateProps) {
  const t = useMessages(coreMessages);
  if (error instanceof ApiError && error.status === 403) {
    const isPrivate = error.code === 'not-shown';
    return (
      <EmptyState
        icon="lock"
        // No administrator gives access to what is the member's alone.
        title={t(isPrivate ? 'privateTitle' : 'forbiddenTitle')}
        description={isPrivate ? failureText(error, t('forbiddenText')) : t('forbiddenText')}
      >
        {children}
      </EmptyState>
    );
  }
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Panel role="alert">
      <Disc danger>
        <Icon name="danger" size="lg" />
      </Disc>
      <Heading as="h2" size="sm">
        {title ?? t('errorTitle')}
      </Heading>
      <Text size="sm" tone="muted" maxWidth="26rem">
        {description ?? failureText(error, t(kindOfFailure(error)))}
      </Text>
      <chakra.div display="flex" gap="2" mt="4" flexWrap="wrap" justifyContent="center">
        {onRetry ? (
          <Button icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : null}
        {children}
      </chakra.div>
      {requestId ? (
        <Text size="xs" tone="subtle" mt="3">
          {t('reference', { requestId })}
        </Text>
      ) : null}
    </Panel>
  );
}

export interface ErrorLineProps {
  /** What failed, and what still works. That it could not be loaded where it is not given. */
  children?: string;
  onRetry: () => void;
}

/** A part failed to load beside others that did: one line, and another try. */
export function ErrorLine({ children, onRetry }: ErrorLineProps) {
  const t = useMessages(coreMessages);
  return (
    <chakra.div role="alert" display="flex" alignItems="center" gap="3" flexWrap="wrap">
      <Text size="sm" flex="1" minWidth="12rem">
        {children ?? t('errorTitle')}
      </Text>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </chakra.div>
  );
}
