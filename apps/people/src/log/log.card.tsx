import { useFormats } from '@courtyard/common';
import type { LogRow } from '@courtyard/contract/people/log/log.columns';
import { ListCard } from '@courtyard/ui/data';
import { ChangeLines } from './change-lines';
import { RecordOf, useActionText } from './log.columns';

export function LogCard({ entry }: { entry: LogRow }) {
  const formats = useFormats();
  const actionText = useActionText();
  const { at, actor, action, address } = entry;
  return (
    <ListCard
      title={<RecordOf entry={entry} />}
      facts={[actionText(action), actor]}
      lines={[[formats.moment(at), address].filter(Boolean).join(' · ')]}
    >
      <ChangeLines entry={entry} most={4} />
    </ListCard>
  );
}
