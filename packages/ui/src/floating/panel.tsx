import { chakra } from '../theme/styled';

/** The sheet that menus, popovers, lists of options and calendars are drawn on. */
export const FloatingPanel = chakra('div', {
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
    animation: 'panel {durations.popover} ease-out',
  },
});
