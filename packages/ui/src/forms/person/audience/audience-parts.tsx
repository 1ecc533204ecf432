import { useCan, useMessages, useUiConfig } from '@courtyard/common';
import type { NamedAudience, NamedAudiencePart } from '@courtyard/contract';
import {
  audiencePartText,
  audienceText,
} from '@courtyard/contract/platform/notifications/audience/audience.labels';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../actions/button';
import { Icon } from '../../../display/icon/icon';
import { chakra } from '../../../theme/styled';
import { FieldError, FieldHelp, fieldLabelStyles, LabelWords } from '../../fields/field';
import { type BoundFieldProps, useBoundField } from '../../form/bound-field';
import { PartDialog } from './part.dialog';
import { audienceMessages } from './audience.messages';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    minHeight: '8',
    ps: '3',
    pe: '2',
    py: '1',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: 'sm',
    lineHeight: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _disabled: { cursor: 'default', bg: 'bg.subtle' },
    '&[data-excluded]': { bg: 'bg.subtle', color: 'fg.muted' },
  },
});

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});

const emptyAudience: NamedAudience = { include: [], exclude: [] };
type Side = keyof NamedAudience;

const isAudience = (value: unknown): value is NamedAudience =>
  typeof value === 'object' && value !== null && 'include' in value && 'exclude' in value;

const isSame = (one: NamedAudiencePart, other: NamedAudiencePart) =>
  JSON.stringify({ ...one, label: null }) === JSON.stringify({ ...other, label: null });

export interface AudienceFieldProps extends BoundFieldProps {
  /** Whom it is for as long as nobody is named; by default nobody. */
  emptyText?: string;
}

interface AudiencePartsProps extends AudienceFieldProps {
  /** False where a saved audience itself is put together: it has no other within it. */
  offersSaved?: boolean;
  /** Beside the buttons that add. */
  actions?: ReactNode;
  /** Below the parts, once there are some. */
  below?: (audience: NamedAudience) => ReactNode;
}

/** The parts of an audience, to add and to take away. */
export function AudienceParts({
  emptyText,
  offersSaved = true,
  actions,
  below,
  ...props
}: AudiencePartsProps) {
  const t = useMessages(audienceMessages);
  const id = useId();
  const language = useUiConfig((config) => config.language);
  const [adding, setAdding] = useState<Side | null>(null);
  const bound = useBoundField(props, {
    label: props.label,
    text: (value) => (isAudience(value) ? audienceText(value, language) : ''),
  });
  const audience = isAudience(bound.value) ? bound.value : emptyAudience;
  const canChoose = useCan('Audience View');

  const add = (side: Side, part: NamedAudiencePart) => {
    const known = audience[side].some((other) => isSame(other, part));
    if (!known) bound.change({ ...audience, [side]: [...audience[side], part] });
    setAdding(null);
  };
  const adders = useRef<HTMLDivElement>(null);
  const remove = (side: Side, part: NamedAudiencePart) => {
    bound.change({ ...audience, [side]: audience[side].filter((other) => !isSame(other, part)) });
    // What was pressed is gone: whoever goes on by keyboard goes on from here.
    adders.current?.querySelector('button')?.focus();
  };
  const chips = (side: Side) =>
    audience[side].map((part) => {
      const text = audiencePartText(part, language);
      return (
        <Chip
          key={JSON.stringify(part)}
          type="button"
          aria-label={t('remove', { part: text })}
          disabled={props.disabled}
          {...(side === 'exclude' ? { 'data-excluded': '' } : {})}
          onClick={() => remove(side, part)}
        >
          {text}
          <Icon name="close" size="sm" />
        </Chip>
      );
    });

  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      display="flex"
      flexDirection="column"
      gap="2"
      minWidth="0"
      {...(bound.error ? { 'aria-describedby': `${id}-error` } : {})}
    >
      <chakra.span id={`${id}-label`} css={fieldLabelStyles}>
        <LabelWords label={props.label} mark={bound.mark} />
      </chakra.span>
      {audience.include.length > 0 ? (
        <Row>{chips('include')}</Row>
      ) : (
        <chakra.p color="fg.muted" fontSize="sm">
          {emptyText ?? t('nobodyYet')}
        </chakra.p>
      )}
      {audience.exclude.length > 0 ? (
        <Row>
          <chakra.span fontSize="sm" color="fg.muted">
            {t('without')}
          </chakra.span>
          {chips('exclude')}
        </Row>
      ) : null}
      {canChoose && !props.disabled ? (
        <Row ref={adders}>
          <Button
            ref={bound.ref}
            size="sm"
            variant="secondary"
            icon="plus"
            onClick={() => setAdding('include')}
          >
            {t('add')}
          </Button>
          {audience.include.length > 0 ? (
            <Button size="sm" variant="ghost" icon="minus" onClick={() => setAdding('exclude')}>
              {t('leaveOut')}
            </Button>
          ) : null}
          {actions}
        </Row>
      ) : null}
      {canChoose && audience.include.length > 0 ? below?.(audience) : null}
      {props.help ? <FieldHelp id={`${id}-help`}>{props.help}</FieldHelp> : null}
      {bound.error ? <FieldError id={`${id}-error`}>{bound.error}</FieldError> : null}
      {adding ? (
        <PartDialog
          side={adding}
          offersSaved={offersSaved}
          onAdd={(part) => add(adding, part)}
          onClose={() => setAdding(null)}
        />
      ) : null}
    </chakra.div>
  );
}
