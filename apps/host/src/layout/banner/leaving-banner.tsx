import { lazyPiece, useAuth } from '@courtyard/common';

const Text = lazyPiece(
  async () => (await import(/* webpackChunkName: "dashboard-aside" */ './leaving-text')).LeavingText,
);

/** Says to everybody on which day the community is deleted; its words are fetched only then. */
export function LeavingBanner() {
  const day = useAuth((state) => state.user?.community.deletesOn);
  return day ? <Text day={day} /> : null;
}
