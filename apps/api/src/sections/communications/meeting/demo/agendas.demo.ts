interface DemoItem {
  title: string;
  minutes?: number;
  presenter?: string;
  body?: string;
  isExecutive?: boolean;
}

export const minutesTitle = 'Minutes of the last meeting';

export const boardAgenda: readonly DemoItem[] = [
  { title: 'Call to order and quorum', minutes: 5, presenter: 'President' },
  {
    title: 'Owners may speak',
    minutes: 15,
    body: 'Three minutes each. Bring what you want the board to hear.',
  },
  { title: minutesTitle, minutes: 5, presenter: 'Secretary' },
  {
    title: 'Report of the treasurer',
    minutes: 15,
    presenter: 'Treasurer',
    body: 'Cash by fund, arrears by age, and what was spent against the budget.',
  },
  {
    title: 'Bids for the pool deck',
    minutes: 20,
    presenter: 'Manager',
    body: 'Three bids were asked for. The manager compares price, time and warranty.',
  },
  {
    title: 'Collection of one account',
    minutes: 10,
    isExecutive: true,
    body: 'Payment plan that was offered.',
  },
  { title: 'Next meeting', minutes: 5 },
];

export const annualAgenda: readonly DemoItem[] = [
  { title: 'Call to order and quorum', minutes: 10, presenter: 'President' },
  { title: 'Proof of notice', minutes: 5, presenter: 'Secretary' },
  { title: 'Minutes of the last annual meeting', minutes: 5, presenter: 'Secretary' },
  { title: 'Report of the board', minutes: 20, presenter: 'President' },
  { title: 'Report of the treasurer and the budget', minutes: 20, presenter: 'Treasurer' },
  { title: 'Election of two directors', minutes: 30, presenter: 'Inspector of elections' },
  { title: 'Owners may speak', minutes: 30 },
];

export const executiveAgenda: readonly DemoItem[] = [
  { title: 'Hearing on a violation', minutes: 20, presenter: 'President' },
  { title: 'Advice of counsel', minutes: 20 },
];

export const specialAgenda: readonly DemoItem[] = [
  { title: 'Call to order and quorum', minutes: 10, presenter: 'President' },
  {
    title: 'What the roofer found',
    minutes: 20,
    presenter: 'Manager',
    body: 'Pictures, what is urgent, and what can wait until the reserve study is due.',
  },
  { title: 'How it is paid for', minutes: 30, presenter: 'Treasurer' },
  { title: 'Owners may speak', minutes: 30 },
];
