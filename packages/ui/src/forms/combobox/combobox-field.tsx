import { chakra } from '../../theme/styled';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { useDismiss } from '../../overlays/floating/use-dismiss';
import { type BoundFieldProps, fieldFrame, useBoundField } from '../form/bound-field';
import type { Option } from '../text/choice-fields';
import { useFormTexts } from '../forms.messages';
import { OptionList } from './option-list';
import { type LoadOptions, useOptions } from './use-options';

export interface ComboboxFieldProps extends BoundFieldProps {
  /** All choices, or a function that finds them. */
  options: readonly Option[] | LoadOptions;
  /** The choice of the value at start, where the choices have to be asked for. */
  initialOption?: Option | undefined;
  placeholder?: string;
  /** What is typed counts too, where none of the choices is meant: holds text then. */
  isFree?: boolean;
  /** Told of each choice, for what depends on it. */
  onChoose?: (option: Option | null) => void;
}

/** A choice from many, found by typing. Holds the chosen value, or null. */
export function ComboboxField({
  options,
  initialOption,
  placeholder,
  isFree = false,
  onChoose,
  ...props
}: ComboboxFieldProps) {
  const t = useFormTexts();
  const id = useId();
  // Names of the values that were seen: a value may come back without having been chosen here.
  const labels = useRef(new Map<string, string>());
  const all: readonly Option[] = typeof options === 'function' ? [] : options;
  for (const { value, label } of initialOption ? [initialOption, ...all] : all)
    labels.current.set(value, label);
  const labelOf = (value: unknown) =>
    labels.current.get(String(value)) ?? (isFree && typeof value === 'string' ? value : '');
  const bound = useBoundField(props, { label: props.label, text: labelOf }, !isFree);
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const anchor = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = text !== null;
  const found = useOptions(options, text ?? '', isOpen);
  const shownLabel = labelOf(bound.value);

  const close = () => {
    setText(null);
    setActive(-1);
  };
  const choose = (option: Option | null) => {
    if (option) labels.current.set(option.value, option.label);
    bound.change(option?.value ?? null);
    onChoose?.(option);
    close();
  };
  useDismiss({ open: isOpen, inside: () => [anchor.current, panel.current], onDismiss: close });

  const onKeyDown = (event: KeyboardEvent) => {
    const count = found.options.length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setText('');
      setActive(
        count === 0 ? -1 : (active + (event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1) + count) % count,
      );
    }
    const option = found.options[active];
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (option && !option.disabled && found.state === 'ready') choose(option);
      else if (isFree) close();
    }
    if (event.key === 'Tab') close();
  };

  return (
    <chakra.div ref={anchor} minWidth="0">
      <Field {...fieldFrame(props, bound)}>
        <Input
          ref={bound.ref}
          name={props.name}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder={isOpen && shownLabel ? shownLabel : placeholder}
          value={text ?? shownLabel}
          onChange={(event) => {
            setText(event.target.value);
            // Enter takes what is typed, unless somebody walked to a choice.
            setActive(isFree ? -1 : 0);
            if (isFree) bound.change(event.target.value);
          }}
          onFocus={(event) => event.target.select()}
          onClick={() => isOpen || setText('')}
          onKeyDown={onKeyDown}
          onBlur={bound.blur}
          trailing={
            bound.value && props.optional ? (
              <IconButton
                size="sm"
                icon="close"
                label={t('clear')}
                disabled={props.disabled}
                onClick={() => choose(null)}
              />
            ) : (
              <IconButton
                size="sm"
                icon="chevron-down"
                label={t('choose')}
                tabIndex={-1}
                disabled={props.disabled}
                onClick={() => (isOpen ? close() : setText(''))}
              />
            )
          }
        />
      </Field>
      {isOpen && !(isFree && found.options.length === 0) ? (
        <OptionList
          id={id}
          panel={panel}
          anchor={() => anchor.current?.querySelector('input')}
          label={props.label}
          found={found}
          text={text}
          active={active}
          chosen={typeof bound.value === 'string' ? bound.value : null}
          onChoose={choose}
        />
      ) : null}
    </chakra.div>
  );
}
