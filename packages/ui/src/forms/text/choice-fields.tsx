import { chakra } from '../../theme/styled';
import { type ReactNode, useId } from 'react';
import { Checkbox, Radio, Switch } from '../fields/choice';
import { Field, FieldError, FieldHelp, fieldLabelStyles, LabelWords } from '../fields/field';
import { NativeSelect } from '../fields/native-select';
import { type BoundFieldProps, fieldFrame, useBoundField } from '../form/bound-field';
import { useFormTexts } from '../forms.messages';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** Of a ComboboxField: the heading that it stands under; those of one stand together. */
  group?: string | undefined;
}

export interface SelectFieldProps extends BoundFieldProps {
  options: readonly Option[];
  /** Words of the empty choice; it is offered where nothing is chosen or the field is optional. */
  placeholder?: string;
}

/** Writes a choice by its label. */
const labelIn = (options: readonly Option[]) => (value: unknown) =>
  options.find((option) => option.value === value)?.label ?? '';

/** Holds the chosen value, or null. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const t = useFormTexts();
  const bound = useBoundField(props, { label: props.label, text: labelIn(options) }, true);
  const value = typeof bound.value === 'string' ? bound.value : '';
  return (
    <Field {...fieldFrame(props, bound)}>
      <NativeSelect
        ref={bound.ref}
        name={props.name}
        value={value}
        onChange={(event) => bound.change(event.target.value || null)}
        onBlur={bound.blur}
      >
        {value === '' || props.optional ? <option value="">{placeholder ?? t('choose')}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

function ToggleField({ kind, ...props }: BoundFieldProps & { kind: 'checkbox' | 'switch' }) {
  const id = useId();
  const bound = useBoundField(props, { label: props.label }, true);
  const Control = kind === 'switch' ? Switch : Checkbox;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <Control
        ref={bound.ref}
        name={props.name}
        label={<LabelWords label={props.label} mark={bound.mark} />}
        help={props.help}
        {...(props.required ? { 'aria-required': true } : {})}
        disabled={props.disabled}
        checked={bound.value === true}
        onChange={(event) => bound.change(event.target.checked)}
        onBlur={bound.blur}
        {...(bound.error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
      />
      {bound.error ? <FieldError id={`${id}-error`}>{bound.error}</FieldError> : null}
    </chakra.div>
  );
}

/** Yes or no, sent with the form. */
export function CheckboxField(props: BoundFieldProps) {
  return <ToggleField kind="checkbox" {...props} />;
}

/** On or off, sent with the form. */
export function SwitchField(props: BoundFieldProps) {
  return <ToggleField kind="switch" {...props} />;
}

export interface RadioFieldProps extends BoundFieldProps {
  /** `before`: a sign before the words, which repeats them. */
  options: readonly (Option & { help?: string | undefined; before?: ReactNode })[];
  /** `row` for a few short words. */
  direction?: 'column' | 'row';
}

/** One of a few choices that are all seen. */
export function RadioField({ options, direction = 'column', ...props }: RadioFieldProps) {
  const id = useId();
  const bound = useBoundField(props, { label: props.label, text: labelIn(options) }, true);
  const describedBy = [bound.error ? `${id}-error` : '', props.help ? `${id}-help` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <chakra.fieldset
      role="radiogroup"
      minWidth="0"
      aria-labelledby={`${id}-label`}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      {...(bound.error ? { 'aria-invalid': true } : {})}
      {...(props.required ? { 'aria-required': true } : {})}
    >
      <chakra.span id={`${id}-label`} css={fieldLabelStyles}>
        <LabelWords label={props.label} mark={bound.mark} />
      </chakra.span>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        flexDirection={direction}
        columnGap="6"
        rowGap="1.5"
        mt="2"
        mb={props.help || bound.error ? '1' : '2'}
      >
        {options.map((option, index) => (
          <Radio
            key={option.value}
            name={props.name}
            value={option.value}
            label={
              <>
                {option.before}
                {option.label}
              </>
            }
            help={option.help}
            disabled={props.disabled || option.disabled}
            checked={bound.value === option.value}
            onChange={() => bound.change(option.value)}
            onBlur={bound.blur}
            {...(index === 0 ? { ref: bound.ref } : {})}
          />
        ))}
      </chakra.div>
      {props.help ? <FieldHelp id={`${id}-help`}>{props.help}</FieldHelp> : null}
      {bound.error ? <FieldError id={`${id}-error`}>{bound.error}</FieldError> : null}
    </chakra.fieldset>
  );
}
