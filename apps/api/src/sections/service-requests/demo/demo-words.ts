import type { RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';

interface Matter {
  kind: RequestKindName;
  category: string;
  /** Where it can be. */
  at: 'unit' | 'area' | 'asset' | 'none';
  title: string;
  description: string;
  /** What those who handle it answer, and what was done. */
  answer: string;
  done: string;
}

const matter = (
  [kind, category, at]: readonly [RequestKindName, string, Matter['at']],
  [title, description, answer, done]: readonly [string, string, string, string],
): Matter => ({ kind, category, at, title, description, answer, done });

/** What people of an association report in a year. */
export const matters: readonly Matter[] = [
  matter(
    ['maintenance', 'plumbing', 'unit'],
    [
      'Leak under the kitchen sink',
      'Water is dripping from the pipe under the sink. I put a bucket under it, and it fills up in about a day.',
      'Thank you for the photo. A plumber will come by tomorrow morning between 9 and 11.',
      'The trap was replaced. No leak after an hour of running water.',
    ],
  ),
  matter(
    ['maintenance', 'roof', 'unit'],
    [
      'Water stain on the bedroom ceiling',
      'After last weekend’s storm, a brown stain appeared on the ceiling near the window.',
      'We’ve asked the roofer to check the flashing above your unit.',
      'Flashing resealed, and the ceiling primed and painted.',
    ],
  ),
  matter(
    ['maintenance', 'heating-cooling', 'unit'],
    [
      'No heat in the unit',
      'The radiators have been cold since last night. The thermostat shows 58 degrees.',
      'The technician is on the way. Please keep the thermostat on.',
      'A valve in the riser was stuck. Heat is back on in all units on the riser.',
    ],
  ),
  matter(
    ['maintenance', 'elevator', 'asset'],
    [
      'Elevator stops between floors',
      'It stopped between the second and third floors twice today, for about a minute each time.',
      'We called the elevator company. The car is out of service until they check it.',
      'Door sensor replaced and tested by the elevator company.',
    ],
  ),
  matter(
    ['maintenance', 'lighting', 'area'],
    [
      'Lights out along the path',
      'Three lamps in a row are dark. It is hard to see the steps at night.',
      'The electrician will replace them on Thursday.',
      'Lamps and one photocell replaced.',
    ],
  ),
  matter(
    ['maintenance', 'pool', 'area'],
    [
      'Pool gate does not latch',
      'The gate swings open again after closing. Children can get in.',
      'Thank you. This is a priority. The gate is chained until it’s repaired.',
      'Hinge and self-closing latch replaced.',
    ],
  ),
  matter(
    ['maintenance', 'doors', 'area'],
    [
      'Garage door makes a grinding noise',
      'It’s loud enough to wake people in the units above when someone comes home late.',
      'The door company is scheduled for this week.',
      'Rollers replaced and the track adjusted.',
    ],
  ),
  matter(
    ['maintenance', 'landscaping', 'area'],
    [
      'Broken sprinkler head',
      'It sprays onto the sidewalk, and the water runs down to the street every morning.',
      'The zone is off until the landscaper replaces the head.',
      'Two heads replaced and the timer checked.',
    ],
  ),
  matter(
    ['maintenance', 'pests', 'unit'],
    [
      'Ants in the kitchen',
      'They’ve been coming in along the windowsill since it got warm.',
      'Pest control will treat the building on Friday. Please clear your counters.',
      'Treated inside and along the foundation.',
    ],
  ),
  matter(
    ['maintenance', 'cleaning', 'area'],
    [
      'Trash room overflowing',
      'The bins were not emptied this week, and bags are piling up on the floor.',
      'The hauler missed a pickup and will come back today.',
      'Emptied and cleaned. A second weekly pickup starts next month.',
    ],
  ),
  matter(
    ['maintenance', 'electrical', 'unit'],
    [
      'Hallway outlet without power',
      'The outlet next to the front door stopped working. The breaker is on.',
      'An electrician can come on Tuesday or Wednesday. Which day suits you?',
      'A loose wire in the outlet was fixed.',
    ],
  ),
  matter(
    ['complaint', 'noise', 'none'],
    [
      'Loud music after midnight',
      'It went on until two in the morning, on three nights of the last two weeks.',
      'Thank you. We’ll remind them of quiet hours without naming you.',
      'A reminder of the quiet hours was sent. No further reports for two weeks.',
    ],
  ),
  matter(
    ['complaint', 'parking', 'none'],
    [
      'Car in my assigned space',
      'A gray sedan without a permit has been in my space since Monday.',
      'We left a notice on the car and are trying to reach the owner.',
      'The car was moved.',
    ],
  ),
  matter(
    ['question', 'rules', 'none'],
    [
      'May I hang a flag on the balcony?',
      'I would like to hang a small flag on the railing for the holidays.',
      'Yes, on a removable bracket of up to two feet. See section 4.3 of the rules.',
      'Answered.',
    ],
  ),
  matter(
    ['question', 'dues', 'none'],
    [
      'How do I set up autopay?',
      'I looked on the payments page and couldn’t find it.',
      'Use the form in “HOA documents”, under Forms. It takes effect next month.',
      'Answered.',
    ],
  ),
  matter(
    ['question', 'moving', 'unit'],
    [
      'Elevator for moving day',
      'We’re moving out at the end of the month and need the elevator for a few hours.',
      'Saturdays from 9 to 1 are available. We’ll put up the pads.',
      'Elevator reserved and padded.',
    ],
  ),
  matter(
    ['architectural', 'windows-doors', 'unit'],
    [
      'Replace the front windows',
      'Double-hung, white vinyl, the same size and grid as now.',
      'The committee needs the manufacturer’s color sample.',
      'Approved as submitted, with white frames.',
    ],
  ),
  matter(
    ['architectural', 'fence', 'unit'],
    [
      'Fence around the patio',
      'A wooden fence of five feet along the property line, stained to match the siding.',
      'Please add a drawing showing the distance to the walkway.',
      'Approved at four feet, as the guidelines allow.',
    ],
  ),
  matter(
    ['architectural', 'solar', 'unit'],
    [
      'Solar panels on the roof',
      'Fourteen panels on the south side. The installer’s drawings are attached.',
      'The committee will review it at its next meeting.',
      'Approved, with the conduit painted to match the wall.',
    ],
  ),
  matter(
    ['violation', 'trash', 'none'],
    [
      'Furniture left beside the dumpster',
      'A couch and a mattress have been there for a week.',
      'We’re checking the loading zone camera.',
      'Hauled away, and a notice was sent.',
    ],
  ),
  matter(
    ['violation', 'rental', 'none'],
    [
      'Short-term rental next door',
      'There are new guests with suitcases every weekend.',
      'We’re looking into the listing.',
      'The listing was taken down.',
    ],
  ),
  matter(
    ['records', 'financial', 'none'],
    [
      'Last year’s financial statements',
      'I would like to see the year-end statements and the reserve study.',
      'We’re preparing both for you.',
      'Sent by email.',
    ],
  ),
];

/** What those who handle requests write to each other. */
export const notes: readonly string[] = [
  'Second time this quarter. Check whether the warranty still covers it.',
  'The vendor quoted $380. Within the limit, so no approval is needed.',
  'Called the owner, no answer. Trying again tomorrow.',
  'Same line as the leak in March. Ask the plumber about the riser.',
];

/** What reporters write. */
export const replies: readonly string[] = [
  'Thanks for the quick reply.',
  'I’m home after five on weekdays.',
  'It’s still happening. I added another photo.',
  'That works for me.',
];

export const thanks: readonly string[] = [
  'Fixed on the same day. Thank you!',
  'Friendly and careful, and they cleaned up after themselves.',
  'Took a while, but now it works.',
  'Had to ask twice before someone came.',
];
