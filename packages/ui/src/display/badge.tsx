import { chakra } from '../theme/styled';
import { useLabels } from '@courtyard/common';
import type { Labels } from '@courtyard/contract/fields/labels';
import type { ReactNode } from 'react';
import { Icon } from './icon/icon';
import type { IconName } from './icon/icon-paths';

/** A small word beside something: a count, a kind. For a state use StatusBadge. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '5',
    height: '6',
    px: '2',
    borderRadius: 'full',
    fontSize: 'xs',
    lineHeight: 'none',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  variants: {
    tone: {
      neutral: { bg: 'status.neutral.subtle', color: 'status.neutral.fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      ok: { bg: 'status.ok.subtle', color: 'status.ok.fg' },
      attention: { bg: 'status.attention.subtle', color: 'status.attention.fg' },
      danger: { bg: 'status.danger.subtle', color: 'status.danger.fg' },
      info: { bg: 'status.info.subtle', color: 'status.info.fg' },
      solid: { bg: 'accent.solid', color: 'fg.onAccent' },
    },
    size: { sm: { height: '5', px: '1.5' }, md: {} },
    // More than a word or two: it breaks where a word would run out of what it stands in.
    sentence: {
      true: {
        height: 'auto',
        minHeight: '6',
        maxWidth: 'full',
        py: '1',
        borderRadius: 'md',
        lineHeight: 'xs',
        whiteSpace: 'normal',
        textAlign: 'start',
        '& svg': { flexShrink: 0 },
      },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});

/** How something stands; `expected` is as it should be, and needs nobody's eye. */
export type Status = 'expected' | 'ok' | 'attention' | 'danger' | 'info' | 'neutral';

const statusIcons: Record<Exclude<Status, 'expected'>, IconName> = {
  ok: 'check',
  attention: 'clock',
  danger: 'danger',
  info: 'info',
  neutral: 'minus',
};

export interface StatusBadgeProps {
  status: Status;
  /** Another sign than the status's own. */
  icon?: IconName;
  /** A sentence in place of a word. */
  isSentence?: boolean;
  /** The word for the state; colour and sign only repeat it. */
  children: ReactNode;
}

/**
 * A badge for the values of a field: what each is called by the record's words, and how it stands.
 *
 *     export const AssetStatusBadge = badgeOf(assetWords, 'status', { 'in-service': 'expected', retired: 'neutral' });
 */
export function badgeOf<F extends string, V extends string>(
  labels: Labels<`${NoInfer<F>}.${NoInfer<V>}`>,
  field: F,
  statuses: Readonly<Record<V, Status>>,
) {
  return function ValueBadge({ value }: { value: V }) {
    const t = useLabels(labels);
    return <StatusBadge status={statuses[value]}>{t(`${field}.${value}`)}</StatusBadge>;
  };
}

/** A state: plain text where it is the expected one, so that a list shows only what departs from it. */
export function StatusBadge({ status, icon, isSentence = false, children }: StatusBadgeProps) {
  if (status === 'expected')
    return (
      <chakra.span fontSize="sm" fontWeight="normal" whiteSpace="nowrap">
        {children}
      </chakra.span>
    );
  return (
    <Badge tone={status} sentence={isSentence}>
      <Icon name={icon ?? statusIcons[status]} size="xs" />
      {children}
    </Badge>
  );
}
