interface DemoItem {
  title: string;
  minutes?: number;
  presenter?: string;
  body?: string;
  isExecutive?: boolean;
}

export const minutesTitle = 'Minutes of the previous meeting';

export const boardAgenda: readonly DemoItem[] = [
  { title: 'Call to order and quorum', minutes: 5, presenter: 'President' },
  {
    title: 'Owner forum',
    minutes: 15,
    body: 'Three minutes per owner.',
  },
  { title: minutesTitle, minutes: 5, presenter: 'Secretary' },
  {
    title: 'Treasurer’s report',
    minutes: 15,
    presenter: 'Treasurer',
    body: 'Cash by fund, delinquencies by age, and budget vs. actual.',
  },
  {
    title: 'Pool deck bids',
    minutes: 20,
    presenter: 'Manager',
    body: 'Three bids were requested. The manager will compare price, schedule and warranty.',
  },
  {
    title: 'Delinquent account',
    minutes: 10,
    isExecutive: true,
    body: 'Proposed payment plan.',
  },
  { title: 'Next meeting', minutes: 5 },
];

export const annualAgenda: readonly DemoItem[] = [
  { title: 'Call to order and quorum', minutes: 10, presenter: 'President' },
  { title: 'Proof of notice', minutes: 5, presenter: 'Secretary' },
  { title: 'Minutes of the previous annual meeting', minutes: 5, presenter: 'Secretary' },
  { title: 'Board report', minutes: 20, presenter: 'President' },
  { title: 'Treasurer’s report and budget', minutes: 20, presenter: 'Treasurer' },
  { title: 'Election of two directors', minutes: 30, presenter: 'Inspector of elections' },
  { title: 'Owner forum', minutes: 30 },
];

export const executiveAgenda: readonly DemoItem[] = [
  { title: 'Violation hearing', minutes: 20, presenter: 'President' },
  { title: 'Legal advice', minutes: 20 },
];

export const specialAgenda: readonly DemoItem[] = [
  { title: 'Call to order and quorum', minutes: 10, presenter: 'President' },
  {
    title: 'Roof inspection findings',
    minutes: 20,
    presenter: 'Manager',
    body: 'Photos, urgent repairs, and what can wait until the next reserve study.',
  },
  { title: 'Funding options', minutes: 30, presenter: 'Treasurer' },
  { title: 'Owner forum', minutes: 30 },
];
