import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { useEntryAndExit } from '../../theme/motion/use-entry-and-exit';
import { chakra } from '../../theme/styled';

const Sheet = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100dvh - 16px)',
    overflow: 'auto',
    bg: 'bg.surface',
    color: 'fg.default',
    borderRadius: 'md',
    boxShadow: 'overlay',
    border: '1px solid transparent',
    zIndex: 'overlay',
    textAlign: 'start',
    fontWeight: 'normal',
  },
});

/** The sheet that menus, popovers, lists of options and calendars are drawn on. */
export function FloatingPanel({ ref, ...props }: ComponentProps<typeof Sheet>) {
  const sheet = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => sheet.current, []);
  useEntryAndExit(sheet, 'panel');
  return <Sheet ref={sheet} {...props} />;
}
