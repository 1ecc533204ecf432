import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '../../theme/styled';
import type { Ref } from 'react';
import { Icon } from '../../display/icon/icon';
import { controlRecipe } from './control.recipe';
import { useFieldControl } from './field-context';

const Base = chakra('select', controlRecipe);

export interface NativeSelectProps extends Omit<HTMLChakraProps<'select'>, 'size'> {
  size?: 'sm' | 'md' | 'lg' | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own choice list: it is right on every phone. */
export function NativeSelect({ width = 'full', ...rest }: NativeSelectProps) {
  const field = useFieldControl();
  return (
    <chakra.span display="inline-block" position="relative" width={width}>
      <Base appearance="none" cursor="pointer" textOverflow="ellipsis" {...field} {...rest} pe="9" />
      <chakra.span
        position="absolute"
        insetEnd="2.5"
        top="50%"
        transform="translateY(-50%)"
        color="fg.subtle"
        pointerEvents="none"
      >
        <Icon name="chevron-down" size="sm" />
      </chakra.span>
    </chakra.span>
  );
}
