import type { AreaColor } from '@courtyard/contract/properties/common-area/common-area';
import { Box, Swatch } from '@courtyard/ui';

/** The chart's hue that each colour of an area is. */
export const areaHues = {
  blue: 'chart.1',
  teal: 'chart.2',
  amber: 'chart.3',
  violet: 'chart.4',
  rose: 'chart.5',
  slate: 'chart.6',
} as const satisfies Record<AreaColor, string>;

/** An area as it is known everywhere: its colour beside its name. */
export function AreaName({ area }: { area: { name: string; color: AreaColor } }) {
  return (
    <Box as="span">
      <Swatch bg={areaHues[area.color]} me="1.5" aria-hidden="true" />
      {area.name}
    </Box>
  );
}
