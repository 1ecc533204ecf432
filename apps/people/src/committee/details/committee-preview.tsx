import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import { RecordPreview, useFieldTexts } from '@courtyard/ui/details';
import { SeatsText } from '../committee-status';
import { committees } from '../committee.queries';

/** A committee beside the list. */
export function CommitteePreview({ id }: { id: string }) {
  const { label, facts } = useFieldTexts(committeeColumns);
  return (
    <RecordPreview
      query={committees.useOne(id)}
      facts={(committee) => [
        ...facts(committee, 'kind', 'purpose'),
        { label: label('filled'), value: <SeatsText committee={committee} /> },
        ...facts(committee, 'nextEndsOn'),
      ]}
    />
  );
}
