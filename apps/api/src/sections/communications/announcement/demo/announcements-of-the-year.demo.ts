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
    title: 'Water off in the North Tower on Thursday morning',
    category: 'maintenance',
    daysAgo: 1,
    isUrgent: true,
    lines: [
      'The plumber replaces the main valve of the North Tower on Thursday. There is no water from 8:00 to about 11:30.',
      '- Fill a kettle and a bucket on Wednesday evening.',
      '- Turn off washing machines and dishwashers before 8:00.',
      '- When the water is back, let the cold tap run for a minute.',
      'The other buildings are not affected.',
    ],
  },
  {
    title: 'Winter rules for the garage and the ramp',
    category: 'safety',
    daysAgo: 6,
    isPinned: true,
    lines: [
      'The ramp is salted at 6:00 and at 16:00 when it freezes. Please drive at walking pace, and do not leave cars on the ramp: the plow cannot pass.',
      'Salt for the walkways stands in the grey boxes at each entrance. Take what you need.',
    ],
    comments: [
      'The box at the West Gate is empty.',
      'Thank you, it is filled again as of this morning.',
      'Could the light on the ramp be looked at too?',
    ],
  },
  {
    title: 'Next year’s budget: what changes for you',
    category: 'finance',
    daysAgo: 13,
    audience: 'owners',
    lines: [
      'The board adopted the budget for next year. Assessments rise by 3.2 percent, most of it for insurance.',
      '- Insurance: up by $18,400, after three quotes.',
      '- Reserve fund: the contribution stays as the reserve study recommends.',
      '- Landscaping: the new contract saves $4,100.',
      'The full budget is in the documents of the community. Questions are welcome at the next board meeting.',
    ],
    comments: ['Were quotes with a higher deductible asked for?', 'Clear and short, thank you.'],
  },
  {
    title: 'Elevator inspection in the tall house',
    category: 'maintenance',
    daysAgo: 24,
    lines: [
      'The state inspector checks both elevators of the tall house on Tuesday between 9:00 and 12:00. One of the two runs at all times.',
    ],
  },
  {
    title: 'Annual meeting: date and how to vote',
    category: 'governance',
    daysAgo: 41,
    audience: 'owners',
    lines: [
      'The annual meeting of members takes place in the Community Hall. Two seats of the board are up for election.',
      'If you cannot come, name somebody to vote for you. The form lies in the office and is attached to the notice that you got by mail.',
    ],
  },
  {
    title: 'Fire drill on the first Saturday of the month',
    category: 'safety',
    daysAgo: 58,
    lines: [
      'The alarm sounds at 10:00 in all buildings. Leave by the stairs and meet on the lawn in front of the Lobby.',
      'If you need help on the stairs, tell the office before Friday, so that somebody comes to your door.',
    ],
  },
  {
    title: 'Lost and found: keys, a bicycle, one very small shoe',
    category: 'general',
    daysAgo: 77,
    lines: [
      'The office keeps two sets of keys, a blue bicycle without a lock, and a child’s left shoe. Come by with a description.',
    ],
    comments: ['The shoe is ours!'],
  },
  {
    title: 'Autumn cleanup and a pot of soup',
    category: 'events',
    daysAgo: 96,
    lines: [
      'We rake, plant bulbs and clear the drains on Saturday from 9:00. Gloves and tools are there; soup is at noon.',
    ],
    comments: ['We bring bread.', 'Four of us come from Garden Court.'],
  },
  {
    title: 'The pool closes after Labor Day weekend',
    category: 'general',
    daysAgo: 121,
    lines: ['The last day of the season is Monday. Please take towels and toys home by Sunday evening.'],
  },
  {
    title: 'New locks at the package room',
    category: 'safety',
    daysAgo: 150,
    lines: [
      'Your fob opens the new lock from Monday on. If it does not, bring it to the office: it takes a minute to set.',
    ],
  },
  {
    title: 'Summer evening in the courtyard',
    category: 'events',
    daysAgo: 178,
    lines: [
      'Music from 18:00, grills are lit at 19:00. Bring what you like to eat; drinks are on the community.',
    ],
  },
  {
    title: 'Hurricane season: what to have at home',
    category: 'safety',
    daysAgo: 203,
    lines: [
      'Three things to do this week, before they are needed:',
      '- Check that your storm shutters close.',
      '- Write down the number of your insurance policy.',
      '- Tell the office whom to call if you are away.',
    ],
  },
  {
    title: 'The pool opens on Saturday',
    category: 'general',
    daysAgo: 226,
    lines: [
      'Opening hours are 7:00 to 21:00. Children under 14 swim with an adult. Showers before swimming, please.',
    ],
  },
  {
    title: 'Painting of the stairwells',
    category: 'maintenance',
    daysAgo: 255,
    lines: [
      'The painters work from the top floor down, one building a week. Doors stay open while paint dries.',
    ],
  },
  {
    title: 'Results of the annual meeting',
    category: 'governance',
    daysAgo: 331,
    audience: 'owners',
    lines: [
      'Two directors were elected, and the change of the pet rule was adopted. The minutes are in the documents.',
    ],
  },
  {
    title: 'Holiday hours of the office',
    category: 'general',
    daysAgo: -12,
    status: 'scheduled',
    lines: [
      'The office is closed from December 24 to January 1. In an emergency call the number at the entrance.',
    ],
  },
  {
    title: 'Parking during the repaving of the East lot',
    category: 'maintenance',
    daysAgo: 2,
    status: 'draft',
    lines: ['Dates follow from the contractor. Until then all places can be used as before.'],
  },
];
