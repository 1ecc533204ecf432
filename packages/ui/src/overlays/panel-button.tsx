import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button';
import type { IconName } from '../display/icon/icon-paths';
import { useIsNarrow } from '../layout/use-is-narrow';
import { chakra } from '../theme/styled';
import { Sheet } from './modal/dialog';
import { Popover } from './popover';

interface PanelButtonProps {
  label: string;
  icon: IconName;
  /** Of what opens. */
  title: string;
  children: (close: () => void) => ReactNode;
}

/** A button that opens what can be set: beside it, or on a phone as a sheet from below. */
export function PanelButton({ label, icon, title, children }: PanelButtonProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  if (isNarrow)
    return (
      <>
        <Button size="sm" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {label}
        </Button>
        <Sheet open={isOpen} onClose={() => setOpen(false)} title={title}>
          {children(() => setOpen(false))}
        </Sheet>
      </>
    );
  return (
    <Popover
      label={title}
      align="start"
      width="19rem"
      trigger={
        <Button size="sm" icon={icon}>
          {label}
        </Button>
      }
    >
      {(close) => <chakra.div p="3">{children(close)}</chakra.div>}
    </Popover>
  );
}
