import type { TaskSubject } from '@courtyard/common';
import { NeedsYou } from '../../display/task/needs-you';
import { Box } from '../../layout/primitives';

/** What waits for this person about the record whose page it is: first on the page, and nothing where nothing waits. */
export function RecordTasks(about: TaskSubject) {
  return (
    <Box mb="5" _empty={{ display: 'none' }}>
      <NeedsYou about={about} />
    </Box>
  );
}
