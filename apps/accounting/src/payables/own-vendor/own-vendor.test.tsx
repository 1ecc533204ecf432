import { CardHearing } from '@courtyard/common';
import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MyBillsCard } from './my-bills.card';
import { MyBillsPage } from './my-bills.page';
import { MyDocumentsCard } from './my-documents.card';
import { ownBillOf, ownVendorOf, paidBill } from './own-vendor.fixture';

const one = 'GET /api/v1/my-vendor';
const list = 'GET /api/v1/my-bills';
const hear = jest.fn();

const open = pageOpener({
  page: <MyBillsPage />,
  answers: {
    [one]: () => ({ data: ownVendorOf() }),
    [list]: () => ({ data: [ownBillOf(), paidBill], page: pageOf({ total: 2 }) }),
  },
  wrap: withUi,
});
beforeEach(() => {
  hear.mockClear();
  jest.useFakeTimers({ now: new Date('2026-12-01T15:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const lineOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);

test('the card has what is owed, and of each bill what was paid and when', async () => {
  open({ page: <MyBillsCard /> });
  expect(await screen.findByText('$130.00')).toBeVisible();
  const part = await lineOf('Bill E-2');
  expect(part.getByText('$70.00 paid 11/20/2026 · Due 12/05/2026')).toBeVisible();
  expect(part.getByText('Partially paid')).toBeVisible();
  expect((await lineOf('Bill E-1')).getByText('Paid 10/02/2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all (2)' })).toHaveAttribute('href', '/accounting/my-bills');
});

test.each([
  ['waiting', 'Pending approval', ['Due 12/05/2026']],
  ['void', 'Void', []],
] as const)('a bill that is %s is called %s and says %j', async (status, badge, texts) => {
  const bills = [ownBillOf({ status, openMinor: 0, paidMinor: 0, paidOn: null })];
  open({ page: <MyBillsCard />, answers: { [one]: () => ({ data: ownVendorOf({ bills, billCount: 1 }) }) } });
  const line = await lineOf('Bill E-2');
  expect(line.getByText(badge)).toBeVisible();
  expect(line.queryAllByText(/Due|paid/i).map((found) => found.textContent)).toEqual(texts);
});

test('the card of documents says what is on file, until when it counts, and what is missing', async () => {
  open({ page: <MyDocumentsCard /> });
  const w9 = await lineOf('W-9');
  expect(w9.getByText('Received 01/05/2026')).toBeVisible();
  expect(w9.getByText('On file')).toBeVisible();
  const certificate = await lineOf('Certificate of insurance');
  expect(certificate.getByText('Expires 12/13/2026')).toBeVisible();
  expect(certificate.getByText('Expires in 12 days')).toBeVisible();
});

test.each([
  [{ state: 'missing', insuredUntil: null }, ['Missing']],
  [{ state: 'expired', insuredUntil: '2026-11-30' }, ['Expired', 'Expired 11/30/2026']],
  [{ state: 'valid', insuredUntil: '2027-05-30' }, ['On file', 'Expires 05/30/2027']],
] as const)('a certificate that is %j', async (insurance, texts) => {
  const w9 = { state: 'missing', receivedOn: null } as const;
  open({
    page: <MyDocumentsCard />,
    answers: { [one]: () => ({ data: ownVendorOf({ w9, insurance }) }) },
  });
  const certificate = await lineOf('Certificate of insurance');
  for (const text of texts) expect(certificate.getByText(text)).toBeVisible();
  expect((await lineOf('W-9')).getByText('Missing')).toBeVisible();
  expect(screen.getByText('Send current documents to your community manager.')).toBeVisible();
});

test('who works for no vendor has neither card, and no bills is no card', async () => {
  const nobody = { [one]: () => ({ data: null }) };
  for (const card of [<MyBillsCard key="bills" />, <MyDocumentsCard key="documents" />]) {
    hear.mockClear();
    const { unmount } = open({ page: <CardHearing value={hear}>{card}</CardHearing>, answers: nobody });
    await waitFor(() => expect(hear).toHaveBeenLastCalledWith('nothing'));
    unmount();
  }
  hear.mockClear();
  open({
    page: (
      <CardHearing value={hear}>
        <MyBillsCard />
      </CardHearing>
    ),
    answers: { [one]: () => ({ data: ownVendorOf({ bills: [], billCount: 0, owedMinor: 0 }) }) },
  });
  await waitFor(() => expect(hear).toHaveBeenLastCalledWith('nothing'));
});

test('the page has the documents and every bill; of more than it shows, how many there are', async () => {
  open({
    answers: {
      [list]: () => ({
        data: [ownBillOf(), ownBillOf({ id: idOf(403), kind: 'credit', number: 'C-1', status: 'open' })],
        page: pageOf({ total: 300 }),
      }),
    },
  });
  expect(await screen.findByText('Bills from Elm Landscaping, with their payments.')).toBeVisible();
  expect((await lineOf('Certificate of insurance')).getByText('Expires 12/13/2026')).toBeVisible();
  const bill = await lineOf('Bill E-2');
  expect(bill.getByText('11/05/2026 · $70.00 paid 11/20/2026 · Due 12/05/2026')).toBeVisible();
  expect(bill.getByText('$200.00')).toBeVisible();
  expect(await lineOf('Vendor credit C-1')).toBeDefined();
  expect(screen.getByText('Showing the latest 2 of 300.')).toBeVisible();
});

test('the page of somebody without a vendor says whom to ask', async () => {
  open({ answers: { [one]: () => ({ data: null }) } });
  expect(await screen.findByText('No bills for you here')).toBeVisible();
});
