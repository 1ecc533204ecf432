import { chakra } from '../../theme/styled';
import { useMessages } from '@courtyard/common';
import { type ReactNode, useId, useMemo } from 'react';
import { coreMessages } from '../../core.messages';
import { Icon } from '../../display/icon/icon';
import { VisuallyHidden } from '../../layout/text';
import type { Need } from '../form/context/field-needs';
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

/** What is said beside the label of a field that is in the minority: that it is required, or optional. */
function Mark({ mark, id }: { mark: Need; id?: string }) {
  const t = useMessages(coreMessages);
  return (
    <chakra.span
      {...(id ? { id } : {})}
      // Heard by the control itself, which says that it is required.
      {...(mark === 'required' ? { 'aria-hidden': true } : {})}
      color="fg.subtle"
      fontWeight="normal"
      fontSize="xs"
      lineHeight="none"
    >
      {t(mark)}
    </chakra.span>
  );
}

/** A label's words with their mark, where both belong to one element. */
export function LabelWords({ label, mark }: { label: ReactNode; mark: Need | undefined }) {
  return (
    <>
      <span>{label}</span>
      {mark ? (
        <>
          {' '}
          <Mark mark={mark} />
        </>
      ) : null}
    </>
  );
}

export interface FieldProps {
  label: ReactNode;
  /** Under the control: what to write and why. */
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** Said beside the label; a form counts which of the two is. */
  mark?: Need | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** On the right of the label, for example a link. */
  aside?: ReactNode;
  /** The control's id; made up where it is not given. */
  id?: string | undefined;
  /** One control, which finds its label, help and error by itself. */
  children: ReactNode;
}

/** Label above, the control, help under it, the error under that. */
export function Field({
  label,
  help,
  error,
  required,
  mark,
  disabled,
  hideLabel,
  aside,
  id,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const control = useMemo(
    () => controlOf(controlId, { help, error, required, mark, disabled }),
    [controlId, help, error, required, mark, disabled],
  );
  const words = (
    <>
      <Label htmlFor={controlId}>{label}</Label>
      {mark ? <Mark mark={mark} id={`${controlId}-mark`} /> : null}
    </>
  );

  return (
    <Frame>
      {hideLabel ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <chakra.div display="flex" justifyContent="space-between" gap="3">
          <chakra.div display="flex" alignItems="baseline" gap="2" minWidth="0">
            {words}
          </chakra.div>
          {aside ? (
            <chakra.span fontSize="sm" lineHeight="sm">
              {aside}
            </chakra.span>
          ) : null}
        </chakra.div>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {help ? <FieldHelp id={`${controlId}-help`}>{help}</FieldHelp> : null}
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
    </Frame>
  );
}

function controlOf(
  id: string,
  field: Pick<FieldProps, 'help' | 'error' | 'required' | 'mark' | 'disabled'>,
): FieldControl {
  const describedBy = [
    field.error ? `${id}-error` : '',
    field.help ? `${id}-help` : '',
    field.mark === 'optional' ? `${id}-mark` : '',
  ]
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
    <chakra.p id={id} fontSize="sm" lineHeight="sm" color="fg.subtle">
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
