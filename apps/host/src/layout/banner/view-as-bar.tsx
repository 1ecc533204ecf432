import { lazyPiece, useAuth } from '@courtyard/common';
import { Box } from '@courtyard/ui';
import { viewAsHeight } from './view-as-height';

const Line = lazyPiece(
  async () => (await import(/* webpackChunkName: "view-as" */ './view-as-line')).ViewAsLine,
);

/** Says over every page that somebody looks on as a member, wherever the page is scrolled to; its words are fetched only then. */
export function ViewAsBar({ top }: { top: string }) {
  const viewAs = useAuth((state) => state.viewAs);
  return viewAs ? (
    <Box
      height={viewAsHeight}
      role="status"
      position="sticky"
      top={top}
      zIndex="bar"
      _print={{ display: 'none' }}
    >
      <Line viewAs={viewAs} />
    </Box>
  ) : null;
}
