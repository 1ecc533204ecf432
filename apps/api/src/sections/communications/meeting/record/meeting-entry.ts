import { type AuditEntry, changeOf } from '../../../../platform/audit/audit';

type Facts = Readonly<Record<string, unknown>>;

/** What is recorded of a meeting; of its executive parts apart, so that its open history and the log have nothing of them. */
export const meetingEntry = (
  { id, isExecutive }: { id: string; isExecutive: boolean },
  verb: string,
  before: Facts,
  after: Facts,
): AuditEntry => {
  const kind = isExecutive ? 'executive-session' : 'meeting';
  return changeOf(`${kind}.${verb}`, { [kind]: id }, before, after);
};
