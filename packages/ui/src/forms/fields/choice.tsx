import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '../../theme/styled';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useFieldControl } from './field-context';

const check =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23fff' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.75 8.5l2.75 2.75 5.75-6'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23fff' stroke-width='2.25' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")";
const dot =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='3.25' fill='%23fff'/%3E%3C/svg%3E\")";

const Mark = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    flexShrink: 0,
    width: '1.125rem',
    height: '1.125rem',
    cursor: 'pointer',
    bg: 'bg.surface',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    backgroundPosition: 'center',
    backgroundSize: '100%',
    transition: 'background-color 100ms, border-color 100ms',
    '&:checked': { bgColor: 'accent.solid', borderColor: 'accent.solid' },
    '&[aria-invalid=true]': { borderColor: 'status.danger.fg' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    // Without fills the browser's own mark says more.
    _highContrast: { appearance: 'auto', backgroundImage: 'none !important', _before: { display: 'none' } },
  },
  variants: {
    // Without words beside it, what is pressed is larger than what is seen.
    alone: {
      true: {
        position: 'relative',
        _after: { content: '""', position: 'absolute', inset: '-0.5rem' },
      },
    },
    kind: {
      checkbox: {
        borderRadius: 'sm',
        '&:checked': { backgroundImage: check },
        '&:indeterminate': { bgColor: 'accent.solid', borderColor: 'accent.solid', backgroundImage: dash },
      },
      radio: { borderRadius: 'full', '&:checked': { backgroundImage: dot } },
      switch: {
        width: '9',
        height: '5',
        borderWidth: '0',
        borderRadius: 'full',
        bg: 'border.strong',
        position: 'relative',
        _before: {
          content: '""',
          position: 'absolute',
          top: '2px',
          insetInlineStart: '2px',
          width: '4',
          height: '4',
          borderRadius: 'full',
          bg: 'white',
          boxShadow: '0 1px 2px rgb(0 0 0 / 0.25)',
          transition: 'transform 120ms ease-out',
        },
        '&:checked::before': { transform: 'translateX(16px)' },
      },
    },
  },
});

const Row = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2.5',
    minHeight: '6',
    py: '0.5',
    fontSize: 'sm',
    lineHeight: 'sm',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
  },
  variants: { spread: { true: { display: 'flex', justifyContent: 'space-between', gap: '4' } } },
});

export interface ChoiceProps extends Omit<HTMLChakraProps<'input'>, 'size' | 'type'> {
  /** Words beside it. Without them give `aria-label`. */
  label?: ReactNode;
  /** One line under the words. */
  help?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

function Choice({
  kind,
  label,
  help,
  role,
  ...rest
}: ChoiceProps & { kind: 'checkbox' | 'radio' | 'switch' }) {
  const field = useFieldControl();
  const helpId = useId();
  const type = kind === 'radio' ? 'radio' : 'checkbox';
  const describedBy = [help ? helpId : '', rest['aria-describedby'] ?? field['aria-describedby'] ?? '']
    .filter(Boolean)
    .join(' ');
  const mark = (
    <Mark
      {...field}
      {...rest}
      kind={kind}
      type={type}
      alone={!label && kind !== 'switch'}
      {...(kind === 'switch' ? { role: 'switch' } : role ? { role } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      {...(kind === 'switch' ? {} : { mt: label ? '1px' : '0' })}
    />
  );
  if (!label) return mark;
  const words = (
    <chakra.span minWidth="0">
      <chakra.span display="block" color="inherit">
        {label}
      </chakra.span>
      {help ? (
        <chakra.span id={helpId} display="block" color="fg.subtle" mt="0.5">
          {help}
        </chakra.span>
      ) : null}
    </chakra.span>
  );
  return (
    <Row>
      {mark}
      {words}
    </Row>
  );
}

/** A native checkbox; `indeterminate` for "some of them". */
export function Checkbox({ indeterminate = false, ref, ...rest }: ChoiceProps & { indeterminate?: boolean }) {
  const element = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice
      {...rest}
      kind="checkbox"
      ref={(node) => {
        element.current = node;
        if (typeof ref === 'function') ref(node);
        else if (ref) ref.current = node;
      }}
    />
  );
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} kind="radio" />;
}

/** A setting that takes effect at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />;
}
