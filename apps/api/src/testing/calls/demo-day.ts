import { addDays, dayAt } from '@courtyard/contract/days';

/** Where the demo communities are. */
const timeZone = 'America/New_York';

/** The date in the demo communities, or so many days from it. It is not that of UTC in the evening there. */
export const demoDay = (offset = 0, at = new Date()): string => addDays(dayAt(at, timeZone), offset);
