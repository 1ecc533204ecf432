import { useFormContext, useWatch } from 'react-hook-form';
import { type ColorName, colors, listColors } from '../../theme/colors/colors';
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
  /** Which colour of the theme holds as long as there is none: the picker shows it, and starts there. */
  standIn?: ColorName;
}

/** The browser draws the value of a picker; a colour of the theme is another in the dark. */
const swatchOf = (color: ColorName | undefined) => ({
  '&::-webkit-color-swatch': {
    borderColor: 'border.strong',
    ...(color && { backgroundColor: `{colors.${color}} !important` }),
  },
  '&::-moz-color-swatch': color ? { backgroundColor: `{colors.${color}} !important` } : {},
});

const lightOf = (color: ColorName) => listColors().find(({ name }) => name === color)?.light;

const Picker = chakra('input', {
  base: {
    width: '8',
    height: '8',
    p: '0.5',
    borderRadius: 'sm',
    // The browser's own is grey in the dark.
    bg: 'transparent',
    cursor: 'pointer',
  },
});

/** Holds a colour, `#rrggbb`, typed or picked. */
export function ColorField({ pickLabel, standIn, start = colors.accent.fg[0], ...props }: ColorFieldProps) {
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
          value={isColor(value) ? value : ((standIn && lightOf(standIn)) ?? start)}
          css={swatchOf(isColor(value) ? undefined : standIn)}
          onChange={({ target }) =>
            setValue(props.name, target.value, { shouldDirty: true, shouldValidate: true })
          }
        />
      }
    />
  );
}
