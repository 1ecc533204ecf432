import { pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { ReportsPage } from './reports.page';

const report = 'GET /api/v1/community-requests/report';

const row = (key: string | null, en: string) => ({
  key,
  name: { en, es: en },
  requests: 12,
  open: 3,
  ageDays: 4.5,
  respondHours: 2,
  resolveHours: null,
  late: 3,
  lateShareMillionths: 250_000,
});

const open = pageOpener({
  page: <ReportsPage />,
  path: '/?by=building&from=2031-01-01&to=2031-01-31',
  permissions: ['Community Requests List View'],
  answers: {
    [report]: ({ query }: { query: URLSearchParams }) => ({
      data: {
        rows:
          query.get('by') === 'building'
            ? [row('Aspen', 'Aspen'), row(null, 'No building')]
            : [row('v', 'Dalton')],
      },
    }),
  },
  wrap: withUi,
});

test('a group leads to its requests, and another grouping is asked for the same days', async () => {
  const { user, calls } = open();
  expect(await screen.findByRole('link', { name: 'Aspen' })).toHaveAttribute(
    'href',
    expect.stringContaining('building=Aspen&createdAt=2031-01-01..2031-01-31'),
  );
  expect(screen.getAllByText('No building')).not.toHaveLength(0);
  await user.click(screen.getByRole('tab', { name: 'Vendor' }));
  expect(await screen.findAllByText('Dalton')).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Dalton' })).toBeNull();
  expect(String(calls.filter(({ name }) => name === report).at(-1)?.query)).toContain('from=2031-01-01');
});
