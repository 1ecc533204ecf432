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
  /** While the action runs: tells that it is busy, and takes no second press. */
  loading?: boolean | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** What a button does when it is pressed: its action, or nothing while that runs. */
export const pressing = (loading: boolean, onClick: HTMLChakraProps<'button'>['onClick']) =>
  loading
    ? {
        onClick: (event: MouseEvent) => event.preventDefault(),
        'aria-busy': true,
        'aria-disabled': true,
      }
    : { onClick };

/** It takes the place of the icon, or lies over the words: the button is as wide as before. */
const Turning = chakra('span', {
  base: { display: 'inline-grid', placeItems: 'center', flexShrink: '0' },
  variants: {
    place: {
      sm: { width: '4' },
      md: { width: '5' },
      words: { position: 'absolute', inset: '0' },
    },
  },
});

export function Button({ icon, trailingIcon, loading = false, children, onClick, ...rest }: ButtonProps) {
  const iconSize = rest.size === 'lg' ? 'md' : 'sm';
  const isOverWords = loading && icon === undefined;
  return (
    <ButtonBase
      type="button"
      {...rest}
      {...pressing(loading, onClick)}
      {...(isOverWords ? { 'data-words': 'covered' } : {})}
    >
      {loading ? (
        <Turning place={icon ? iconSize : 'words'}>
          <Spinner size="sm" />
        </Turning>
      ) : icon ? (
        <Icon name={icon} size={iconSize} />
      ) : null}
      {children}
      {trailingIcon ? <Icon name={trailingIcon} size={iconSize} /> : null}
    </ButtonBase>
  );
}
