import type { PdfPart } from '../../../platform/mail/paper/document-pdf';

const articles = (notice: string, quorum: string, terms: string): PdfPart[] => [
  { heading: 'Article 1. Members' },
  'Every unit owner is a member of the association for as long as they own the unit.',
  { heading: 'Article 2. Meetings' },
  `The annual meeting is held in March. Notice is sent ${notice} before a meeting. ${quorum} of the votes are a quorum.`,
  { heading: 'Article 3. Board of directors' },
  `The board has five directors, elected for ${terms}.`,
  { heading: 'Article 4. Assessments' },
  'Assessments are due on the first day of each month. The board adopts the budget before the fiscal year begins.',
];

/** The bylaws as they were amended, oldest first. */
export const bylawsOfYears = [
  { note: 'As recorded', daysAgo: 1500, parts: articles('10 days', 'One half', 'one year') },
  { note: 'Longer notice of meetings', daysAgo: 1100, parts: articles('14 days', 'One half', 'one year') },
  { note: 'Two-year terms', daysAgo: 760, parts: articles('14 days', 'One half', 'two years') },
  { note: 'Lower quorum', daysAgo: 400, parts: articles('14 days', 'One third', 'two years') },
  {
    note: 'Notice by email',
    daysAgo: 30,
    parts: articles('14 days, by email or mail,', 'One third', 'two years'),
  },
] as const;

export const rules = [
  'House rules',
  'Quiet hours are from 10 p.m. to 7 a.m.',
  'Pets must be on a leash in common areas.',
  'Guests may park in marked guest spaces for up to 48 hours.',
  'The pool is open from 8 a.m. to 9 p.m. Children under 14 must swim with an adult.',
];
