import type {
  AnnouncementCategory,
  AnnouncementStatus,
} from '@courtyard/contract/communications/announcement/announcement';

export interface DemoAnnouncement {
  title: string;
  category: AnnouncementCategory;
  /** Negative for one that is still to come. */
  daysAgo: number;
  lines: readonly string[];
  audience?: 'everybody' | 'owners';
  status?: AnnouncementStatus;
  isUrgent?: boolean;
  isPinned?: boolean;
  comments?: readonly string[];
}

/** What a manager told the community in a year. */
export const yearOfAnnouncements: readonly DemoAnnouncement[] = [
  {
    title: 'Water shutoff in the North Tower Thursday morning',
    category: 'maintenance',
    daysAgo: 1,
    isUrgent: true,
    lines: [
      'A plumber is replacing the North Tower’s main valve on Thursday. Water will be off from 8:00 to about 11:30 AM.',
      '- Set aside some water on Wednesday evening.',
      '- Turn off washing machines and dishwashers before 8 AM.',
      '- When the water is back on, run the cold tap for a minute.',
      'Other buildings are not affected.',
    ],
  },
  {
    title: 'Winter rules for the garage and the ramp',
    category: 'safety',
    daysAgo: 6,
    isPinned: true,
    lines: [
      'When it freezes, the ramp is salted at 6 AM and 4 PM. Please drive slowly and don’t leave cars on the ramp, so the plow can get through.',
      'Salt for the walkways is in the gray boxes at each entrance. Help yourself.',
    ],
    comments: [
      'The box at the West Gate is empty.',
      'Thank you. It was refilled this morning.',
      'Could someone look at the light on the ramp, too?',
    ],
  },
  {
    title: 'Next year’s budget and assessments',
    category: 'finance',
    daysAgo: 13,
    audience: 'owners',
    lines: [
      'The board adopted the budget for next year. Assessments will go up 3.2 percent, mostly because of insurance.',
      '- Insurance: up by $18,400, after three quotes.',
      '- Reserves: contributions follow the reserve study.',
      '- Landscaping: the new contract saves $4,100.',
      'The full budget is in [HOA documents](/documents/hoa-documents?search=budget). Bring your questions to the next board meeting.',
    ],
    comments: ['Did you get quotes with a higher deductible?', 'Thanks for the clear summary.'],
  },
  {
    title: 'Elevator inspection in the North Tower',
    category: 'maintenance',
    daysAgo: 24,
    lines: [
      'The state inspector will check both North Tower elevators on Tuesday between 9 AM and noon. One elevator will be running at all times.',
    ],
  },
  {
    title: 'Annual meeting: date and how to vote',
    category: 'governance',
    daysAgo: 41,
    audience: 'owners',
    lines: [
      'The annual members’ meeting will be held in the Community Hall. Two board seats are up for election.',
      'If you can’t attend, you can appoint a proxy. Proxy forms are at the office and were mailed with your meeting notice.',
    ],
  },
  {
    title: 'Fire drill on the first Saturday of the month',
    category: 'safety',
    daysAgo: 58,
    lines: [
      'The alarm will sound at 10 AM in all buildings. Take the stairs and meet on the lawn outside the lobby.',
      'If you need help on the stairs, let the office know by Friday and someone will come to your door.',
    ],
  },
  {
    title: 'Lost and found: keys, a bicycle, one very small shoe',
    category: 'general',
    daysAgo: 77,
    lines: [
      'The office has two sets of keys, a blue bicycle and a child’s left shoe. Stop by to claim your items.',
    ],
    comments: ['The shoe is ours!'],
  },
  {
    title: 'Fall cleanup day and lunch',
    category: 'events',
    daysAgo: 96,
    lines: [
      'Join us Saturday at 9 AM to rake leaves, plant bulbs and clear drains. Gloves and tools are provided, and lunch is at noon.',
    ],
    comments: ['We’ll bring bread.', 'Four of us are coming from Garden Court.'],
  },
  {
    title: 'The pool closes after Labor Day weekend',
    category: 'general',
    daysAgo: 121,
    lines: ['Monday is the last day of the season. Please take towels and toys home by Sunday evening.'],
  },
  {
    title: 'New lock on the package room',
    category: 'safety',
    daysAgo: 150,
    lines: [
      'Your fob will open the new lock starting Monday. If it doesn’t, bring it to the office and we’ll update it.',
    ],
  },
  {
    title: 'Summer cookout in the courtyard',
    category: 'events',
    daysAgo: 178,
    lines: ['Music starts at 6 PM and the grills at 7 PM. Bring food to grill; drinks are provided.'],
  },
  {
    title: 'Get ready for hurricane season',
    category: 'safety',
    daysAgo: 203,
    lines: [
      'Three things to do this week:',
      '- Make sure your storm shutters close.',
      '- Write down your insurance policy number.',
      '- Give the office an emergency contact if you’ll be away.',
    ],
  },
  {
    title: 'The pool opens Saturday',
    category: 'general',
    daysAgo: 226,
    lines: [
      'Hours are 7 AM to 9 PM. Children under 14 must swim with an adult. Please shower before swimming.',
    ],
  },
  {
    title: 'Stairwell painting',
    category: 'maintenance',
    daysAgo: 255,
    lines: [
      'Painters will work from the top floor down, one building a week. Doors will stay open while the paint dries.',
    ],
  },
  {
    title: 'Results of the annual meeting',
    category: 'governance',
    daysAgo: 331,
    audience: 'owners',
    lines: [
      'Two directors were elected, and the pet rule amendment passed. The minutes are in [HOA documents](/documents/hoa-documents).',
    ],
  },
  {
    title: 'Holiday office hours',
    category: 'general',
    daysAgo: -12,
    status: 'scheduled',
    lines: [
      'The office will be closed December 24 to January 1. In an emergency, call the number posted at the entrance.',
    ],
  },
  {
    title: 'Parking during repaving of the East lot',
    category: 'maintenance',
    daysAgo: 2,
    status: 'draft',
    lines: ['We’ll post dates once the contractor confirms them. Until then, all spaces are open as usual.'],
  },
];
