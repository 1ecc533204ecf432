import { chakra } from '../../theme/styled';
import { useMessages } from '@courtyard/common';
import { type ReactNode, useId, useMemo } from 'react';
import { coreMessages } from '../../core.messages';
import { Icon } from '../../display/icon/icon';
import { VisuallyHidden } from '../../layout/text';
import { FieldContext, type FieldControl } from './field-context';

const Frame = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0', border: '0' },
});

export const fieldLabelStyles = {
  display: 'flex',
  alignItems: 'baseline',
  gap: '2',
  fontSize: 'sm',
  lineHeight: 'sm',
  fontWeight: 'medium',
  color: 'fg.default',
} as const;

const Label = chakra('label', { base: fieldLabelStyles });

/** The words of a label, with the sign of what must be filled in or the word for what may be left out. */
export function LabelWords({
  label,
  required,
  optional,
}: Pick<FieldProps, 'label' | 'required' | 'optional'>) {
  const t = useMessages(coreMessages);
  return (
    <>
      <span>
        {label}
        {required ? (
          <chakra.span color="status.danger.fg" aria-hidden="true">
            {' *'}
          </chakra.span>
        ) : null}
      </span>
      {optional ? (
        <chakra.span color="fg.subtle" fontWeight="normal" fontSize="xs" lineHeight="none">
          {t('optional')}
        </chakra.span>
      ) : null}
    </>
  );
}

export interface FieldProps {
  label: ReactNode;
  /** Under the label: what to write and why. */
  help?: ReactNode;
  error?: ReactNode;
  /** Marked where most fields are optional; otherwise mark the optional ones. */
  required?: boolean | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** On the right of the label, for example a link. */
  aside?: ReactNode;
  /** The control's id; made up where it is not given. */
  id?: string | undefined;
  /** One control, which finds its label, help and error by itself. */
  children: ReactNode;
}

/** Label above, help under it, the control, the error under that. */
export function Field({
  label,
  help,
  error,
  required,
  optional,
  disabled,
  hideLabel,
  aside,
  id,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const control = useMemo(
    () => controlOf(controlId, { help, error, required, disabled }),
    [controlId, help, error, required, disabled],
  );
  const labelNode = (
    <Label htmlFor={controlId}>
      <LabelWords label={label} required={required} optional={optional} />
    </Label>
  );

  return (
    <Frame>
      {hideLabel ? (
        <VisuallyHidden>{labelNode}</VisuallyHidden>
      ) : (
        <chakra.div>
          <chakra.div display="flex" justifyContent="space-between" gap="3">
            {labelNode}
            {aside ? (
              <chakra.span fontSize="sm" lineHeight="sm">
                {aside}
              </chakra.span>
            ) : null}
          </chakra.div>
          {help ? <FieldHelp id={`${controlId}-help`}>{help}</FieldHelp> : null}
        </chakra.div>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
    </Frame>
  );
}

function controlOf(
  id: string,
  field: Pick<FieldProps, 'help' | 'error' | 'required' | 'disabled'>,
): FieldControl {
  const describedBy = [field.error ? `${id}-error` : '', field.help ? `${id}-help` : '']
    .filter(Boolean)
    .join(' ');
  return {
    id,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(field.error ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
    ...(field.disabled ? { disabled: true } : {}),
  };
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <chakra.p id={id} fontSize="sm" lineHeight="sm" color="fg.subtle" mt="0.5">
      {children}
    </chakra.p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <chakra.p
      id={id}
      display="flex"
      alignItems="flex-start"
      gap="1.5"
      fontSize="sm"
      lineHeight="sm"
      color="status.danger.fg"
    >
      <chakra.span mt="0.5" flexShrink="0">
        <Icon name="danger" size="sm" />
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  );
}
