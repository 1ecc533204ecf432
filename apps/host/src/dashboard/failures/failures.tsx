import { lazyPiece, useCan } from '@courtyard/common';
import { Silent } from '../rooms/silent';

const FailuresCard = lazyPiece(
  async () => (await import(/* webpackChunkName: "failures" */ './failures.card')).FailuresCard,
  { waiting: <Silent says="waiting" />, missing: <Silent says="nothing" /> },
);

/** What failed in the background, for those who may see it; nobody else fetches code or data for it. */
export function Failures() {
  const seesJobs = useCan('Failed Jobs View');
  const seesMail = useCan('Outbox View');
  if (!seesJobs && !seesMail) return <Silent says="nothing" />;
  return <FailuresCard seesJobs={seesJobs} seesMail={seesMail} />;
}
