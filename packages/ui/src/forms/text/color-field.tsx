import { useFormContext, useWatch } from 'react-hook-form';
import { colors } from '../../theme/colors/colors';
import { chakra } from '../../theme/styled';
import type { BoundFieldProps } from '../form/bound-field';
import { TextField } from './text-fields';

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

interface ColorFieldProps extends BoundFieldProps {
  /** What the picker is called. */
  pickLabel: string;
  /** Where the picker starts as long as there is none, `#rrggbb`; the accent's otherwise. */
  start?: string;
}

const Picker = chakra('input', {
  base: {
    width: '8',
    height: '8',
    p: '0.5',
    borderRadius: 'sm',
    // The browser's own is grey in the dark.
    bg: 'transparent',
    cursor: 'pointer',
    '&::-webkit-color-swatch': { borderColor: 'border.strong' },
  },
});

/** Holds a colour, `#rrggbb`, typed or picked. */
export function ColorField({ pickLabel, start = colors.accent.fg[0], ...props }: ColorFieldProps) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: props.name });
  return (
    <TextField
      {...props}
      maxLength={7}
      trailing={
        <Picker
          type="color"
          aria-label={pickLabel}
          disabled={props.disabled}
          value={isColor(value) ? value : start}
          onChange={({ target }) =>
            setValue(props.name, target.value, { shouldDirty: true, shouldValidate: true })
          }
        />
      }
    />
  );
}
