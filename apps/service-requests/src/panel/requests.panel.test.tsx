import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { summaryOf } from '../request/request.fixture';
import { RequestsPanel } from './requests.panel';

const community = 'GET /api/v1/community-requests';
const mine = 'GET /api/v1/my-requests';
const answer = () => ({ data: [summaryOf()], page: pageOf() });

const open = pageOpener({
  page: <RequestsPanel subject={{ areaId: idOf(30) }} />,
  answers: { [community]: answer, [mine]: answer },
  wrap: withUi,
});

test('staff see all open requests about a place, and report more about it', async () => {
  const { calls } = open({ permissions: ['Community Requests List View', 'My Request Create'] });
  expect(await screen.findByRole('link', { name: '#12 Leak under the sink' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    `/service-requests/my-requests/create?area=${idOf(30)}`,
  );
  expect(calls.map(({ name, query }) => [name, query.get('placeId'), query.get('isOpen')])).toEqual([
    [community, idOf(30), 'true'],
  ]);
});

test('an owner sees their own about a place', async () => {
  const { calls } = open({ permissions: ['My Requests List View'] });
  expect(await screen.findByRole('link', { name: '#12 Leak under the sink' })).toBeVisible();
  expect(calls.map(({ name, query }) => [name, query.get('placeId')])).toEqual([[mine, idOf(30)]]);
});

test('on the page of a member it is what they reported', async () => {
  const { calls } = open({
    page: <RequestsPanel subject={{ memberId: idOf(3) }} />,
    permissions: ['Community Requests List View', 'My Request Create'],
  });
  expect(await screen.findByRole('link', { name: '#12 Leak under the sink' })).toBeVisible();
  expect(calls[0]?.query.get('reporterId')).toBe(idOf(3));
  expect(screen.queryByRole('link', { name: 'Report a problem' })).toBeNull();
});

test('on the page of a vendor it is what their work orders are about', async () => {
  const { calls } = open({
    page: <RequestsPanel subject={{ vendorId: idOf(4) }} />,
    permissions: ['Community Requests List View'],
  });
  expect(await screen.findByRole('link', { name: '#12 Leak under the sink' })).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({ vendorId: idOf(4), isOpen: 'true' });
});
