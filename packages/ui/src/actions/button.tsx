import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '../theme/styled';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../display/icon/icon';
import type { IconName } from '../display/icon/icon-paths';
import { buttonRecipe, type ButtonSize, type ButtonVariant } from './button.recipe';

/** The element that every button is drawn by. */
export const ButtonBase = chakra('button', buttonRecipe);

export interface ButtonLooks {
  /** One primary button per page. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Drawn before the words. */
  icon?: IconName | undefined;
  /** Drawn after the words. */
  trailingIcon?: IconName | undefined;
  fullWidth?: boolean | undefined;
}

export interface ButtonProps extends ButtonLooks, Omit<HTMLChakraProps<'button'>, 'size' | 'variant'> {
  /** While the act runs: tells that it is busy, and takes no second press. */
  loading?: boolean | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** What a button does when it is pressed: its act, or nothing while that runs. */
export const pressing = (loading: boolean, onClick: HTMLChakraProps<'button'>['onClick']) =>
  loading
    ? {
        onClick: (event: MouseEvent) => event.preventDefault(),
        'aria-busy': true,
        'aria-disabled': true,
      }
    : { onClick };

export function Button({ icon, trailingIcon, loading = false, children, onClick, ...rest }: ButtonProps) {
  const iconSize = rest.size === 'lg' ? 'md' : 'sm';
  return (
    <ButtonBase type="button" {...rest} {...pressing(loading, onClick)}>
      {loading ? <Spinner size="sm" /> : icon ? <Icon name={icon} size={iconSize} /> : null}
      {children}
      {trailingIcon ? <Icon name={trailingIcon} size={iconSize} /> : null}
    </ButtonBase>
  );
}
