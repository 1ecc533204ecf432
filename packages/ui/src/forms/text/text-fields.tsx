import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Field } from '../fields/field';
import { Input, PasswordInput, TextArea } from '../fields/input';
import type { IconName } from '../../display/icon/icon-paths';
import { type BoundFieldProps, fieldFrame, useBoundField } from '../form/bound-field';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export interface TextFieldProps extends BoundFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'time' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  icon?: IconName;
  trailing?: ReactNode;
  maxLength?: number;
  autoFocus?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete, placeholder, icon, trailing, maxLength, autoFocus } = props;
  const bound = useBoundField(props, { label: props.label });
  const shared = {
    ref: bound.ref,
    name: props.name,
    value: textOf(bound.value),
    autoComplete,
    placeholder,
    icon,
    maxLength,
    autoFocus,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => bound.change(event.target.value),
    onBlur: bound.blur,
  };
  return (
    <Field {...fieldFrame(props, bound)}>
      {type === 'password' ? (
        <PasswordInput {...shared} />
      ) : (
        <Input {...shared} type={type} trailing={trailing} />
      )}
    </Field>
  );
}

export interface TextAreaFieldProps extends BoundFieldProps {
  placeholder?: string;
  rows?: number;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const bound = useBoundField(props, { label: props.label });
  return (
    <Field {...fieldFrame(props, bound)}>
      <TextArea
        ref={bound.ref}
        name={props.name}
        rows={props.rows ?? 4}
        placeholder={props.placeholder}
        value={textOf(bound.value)}
        onChange={(event) => bound.change(event.target.value)}
        onBlur={bound.blur}
      />
    </Field>
  );
}
