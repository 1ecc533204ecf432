import { defineStyle } from '@chakra-ui/react';
import { scrimProperty } from '../../theme/motion/moves';

/** What every modal is drawn on. */
export const modalSurface = defineStyle({
  bg: 'bg.surface',
  color: 'fg.default',
  boxShadow: 'overlay',
  border: '1px solid transparent',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  _backdrop: { bg: 'bg.scrim', opacity: `var(${scrimProperty}, 1)` },
});
