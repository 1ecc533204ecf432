import { lazyPiece, useAuth } from '@courtyard/common';
import { Box } from '@courtyard/ui';

const Line = lazyPiece(
  async () => (await import(/* webpackChunkName: "view-as" */ './view-as-line')).ViewAsLine,
);

/** As high as two lines of text on a phone, so that nothing moves when it comes. */
export const viewAsHeight = { base: '4.5rem', md: '3rem' } as const;

/** Says over every page that somebody looks on as a member; its words are fetched only then. */
export function ViewAsBar() {
  const viewAs = useAuth((state) => state.viewAs);
  return viewAs ? (
    <Box height={viewAsHeight} role="status" _print={{ display: 'none' }}>
      <Line viewAs={viewAs} />
    </Box>
  ) : null;
}
