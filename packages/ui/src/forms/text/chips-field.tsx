import { useId } from 'react';
import { chakra } from '../../theme/styled';
import { figures } from '../../theme/tokens';
import { FieldError, fieldLabelStyles, LabelWords } from '../fields/field';
import { type BoundFieldProps, useBoundField } from '../form/bound-field';

const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '11',
    px: '1',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontSize: 'sm',
    lineHeight: 'sm',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ...figures,
    _hover: { bg: 'bg.hover' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '2px' },
    '&:has(:checked)': { bg: 'accent.solid', borderColor: 'accent.solid', color: 'fg.onAccent' },
    '&[data-faint]:not(:has(:checked))': {
      bg: 'bg.subtle',
      borderColor: 'border.default',
      color: 'fg.muted',
    },
    '&:has(:disabled)': { opacity: 0.6, cursor: 'not-allowed', bg: 'bg.subtle' },
    _highContrast: { '&:has(:checked)': { outline: '3px solid Highlight' } },
  },
});

export interface ChipOption {
  value: string;
  label: string;
  /** A word under it that sets it apart from the others, such as "taken". */
  note?: string | undefined;
}

/** One of many short choices that are all seen, such as times of a day; arrows walk over them. Holds the value. */
export function ChipsField({ options, ...props }: BoundFieldProps & { options: readonly ChipOption[] }) {
  const id = useId();
  const bound = useBoundField(props, {
    label: props.label,
    text: (value) => options.find((option) => option.value === value)?.label ?? '',
  });
  const isChosen = (option: ChipOption) => option.value === bound.value;
  const first = options.find(isChosen) ?? options[0];
  return (
    <chakra.fieldset
      role="radiogroup"
      minWidth="0"
      aria-labelledby={`${id}-label`}
      {...(bound.error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
    >
      <chakra.span id={`${id}-label`} css={fieldLabelStyles}>
        <LabelWords label={props.label} mark={bound.mark} />
      </chakra.span>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(5.5rem, 1fr))"
        gap="2"
        mt="2"
        _empty={{ display: 'none' }}
      >
        {options.map((option) => (
          <Chip key={option.value} {...(option.note ? { 'data-faint': '' } : {})}>
            <chakra.input
              type="radio"
              position="absolute"
              inset="0"
              opacity={0}
              cursor="inherit"
              disabled={props.disabled}
              name={props.name}
              value={option.value}
              checked={isChosen(option)}
              onChange={() => bound.change(option.value)}
              {...(option === first ? { ref: bound.ref } : {})}
            />
            {option.label}
            {option.note ? (
              <chakra.span fontSize="xs" lineHeight="xs">
                {option.note}
              </chakra.span>
            ) : null}
          </Chip>
        ))}
      </chakra.div>
      {bound.error ? <FieldError id={`${id}-error`}>{bound.error}</FieldError> : null}
    </chakra.fieldset>
  );
}
