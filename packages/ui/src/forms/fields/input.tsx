import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '../../theme/styled';
import { useMessages } from '@courtyard/common';
import { type ReactNode, type Ref, useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { coreMessages } from '../../core.messages';
import { Icon } from '../../display/icon/icon';
import type { IconName } from '../../display/icon/icon-paths';
import { controlRecipe } from './control.recipe';
import { useFieldControl } from './field-context';

const Base = chakra('input', controlRecipe);

export interface InputProps extends Omit<HTMLChakraProps<'input'>, 'size'> {
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Right-aligned, tabular figures. */
  numeric?: boolean | undefined;
  /** Drawn inside, before the text. */
  icon?: IconName | undefined;
  /** Inside, after the text: a small button or a unit. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Inside a Field it takes label, help and error from it. */
export function Input({ icon, trailing, ...rest }: InputProps) {
  const field = useFieldControl();
  const input = (
    <Base {...(icon ? { ps: '9' } : {})} {...(trailing ? { pe: '11' } : {})} {...field} {...rest} />
  );
  if (!icon && !trailing) return input;
  return (
    <chakra.span display="block" position="relative" width="full">
      {icon ? (
        <chakra.span
          position="absolute"
          insetStart="3"
          top="50%"
          transform="translateY(-50%)"
          color="fg.subtle"
          pointerEvents="none"
        >
          <Icon name={icon} size="sm" />
        </chakra.span>
      ) : null}
      {input}
      {trailing ? (
        <chakra.span
          position="absolute"
          insetEnd="1"
          top="50%"
          transform="translateY(-50%)"
          display="flex"
          alignItems="center"
        >
          {trailing}
        </chakra.span>
      ) : null}
    </chakra.span>
  );
}

/** A password, with a button that shows what was typed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'trailing'>) {
  const t = useMessages(coreMessages);
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

const Area = chakra('textarea', controlRecipe);

/** Several lines; grows with its content where the browser can. */
export function TextArea(
  props: HTMLChakraProps<'textarea'> & { ref?: Ref<HTMLTextAreaElement> | undefined },
) {
  const field = useFieldControl();
  return (
    <Area
      height="auto"
      minHeight="24"
      py="2"
      lineHeight="md"
      css={{ fieldSizing: 'content' }}
      {...field}
      {...props}
    />
  );
}
