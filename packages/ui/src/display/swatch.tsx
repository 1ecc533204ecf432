import { chakra } from '../theme/styled';

/** A patch of a chart's hue beside the name that it belongs to: it says nothing by itself. */
export const Swatch = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: '2.5',
    height: '2.5',
    borderRadius: 'xs',
    verticalAlign: 'baseline',
    // A colour that somebody chose stays what it is where the device forces its own.
    forcedColorAdjust: 'none',
  },
});
