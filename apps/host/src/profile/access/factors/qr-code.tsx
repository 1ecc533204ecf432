import { Box } from '@courtyard/ui';
import { encode } from 'uqr';

/** A text as a picture to scan: dark on light in every colour mode, as cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box bg="white" color="black" borderRadius="md" width="12rem" mx="auto" overflow="hidden">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path fill="currentColor" d={dots.join('')} />
      </svg>
    </Box>
  );
}
