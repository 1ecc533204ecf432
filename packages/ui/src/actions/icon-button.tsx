import type { HTMLChakraProps } from '@chakra-ui/react';
import { lazyPiece } from '@courtyard/common';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Icon } from '../display/icon/icon';
import type { IconName } from '../display/icon/icon-paths';
import { Spinner } from '../feedback/spinner';
import { useTooltip } from '../feedback/use-tooltip';
import { ButtonBase, pressing } from './button';
import type { ButtonSize, ButtonVariant } from './button.recipe';

// The login has an icon button, and needs no panel before somebody points at it. One that does not come is no tooltip.
const TooltipPanel = lazyPiece(async () => (await import('../feedback/tooltip-panel')).TooltipPanel);

export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'size' | 'variant' | 'children'> {
  icon: IconName;
  /** What it does: its name, and its tooltip for those who see the icon alone. */
  label: string;
  /** Other words than the label in the tooltip. */
  tooltip?: string | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  loading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({
  icon,
  label,
  tooltip = label,
  variant = 'ghost',
  size = 'md',
  loading = false,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  const { id, open, close, handlers } = useTooltip();
  return (
    <>
      <ButtonBase
        ref={button}
        type="button"
        square
        variant={variant}
        size={size}
        aria-label={label}
        {...(open && tooltip !== label ? { 'aria-describedby': id } : {})}
        {...handlers}
        {...rest}
        {...pressing(loading, onClick)}
      >
        {loading ? (
          <Spinner size="sm" />
        ) : (
          <Icon name={icon} size={size === 'xs' || size === 'sm' ? 'sm' : 'md'} />
        )}
      </ButtonBase>
      {open ? (
        <TooltipPanel id={id} side="bottom" anchor={() => button.current} onEscape={close}>
          {tooltip}
        </TooltipPanel>
      ) : null}
    </>
  );
}
