import { fileOf, idOf, pageOf, pageOpener, problemOf, sampleOf } from '@courtyard/common/testing';
import {
  type BankImportCheck,
  bankImport,
  bankImportCheck,
} from '@courtyard/contract/accounting/bank-transaction/import/bank-import';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { chartOf } from '../../parts/chart/chart.fixture';
import { checking } from '../bank-transaction.fixture';
import { BankImportPage } from './import.page';

const check = 'POST /api/v1/bank-imports/check';
const send = 'POST /api/v1/bank-imports';
const checkOf = (part: Partial<BankImportCheck> = {}): BankImportCheck =>
  sampleOf(bankImportCheck, {
    fileId: idOf(60),
    fileName: 'june.ofx',
    format: 'ofx',
    accounts: [],
    from: '2026-06-01',
    until: '2026-06-12',
    sumMinor: 29_500,
    closingMinor: 120_000,
    counts: { new: 1, known: 1, doubtful: 0 },
    rows: [
      {
        place: 12,
        bookedOn: '2026-06-09',
        payee: 'ANA',
        memo: null,
        checkNumber: null,
        amountMinor: 29_500,
        verdict: 'new',
      },
      {
        place: 19,
        bookedOn: '2026-06-10',
        payee: 'BEN',
        memo: null,
        checkNumber: null,
        amountMinor: 0,
        verdict: 'known',
      },
    ],
    questions: [],
    warnings: [],
    basedOn: 'state-1',
    ...part,
  });
const csv = {
  mapping: {
    delimiter: ',' as const,
    headerLines: 1,
    date: { column: 0, order: 'dmy' as const },
    amount: { kind: 'signed' as const, column: 2, negate: false },
    decimal: '.' as const,
  },
  columns: ['Date', 'Text', 'Amount'],
  preview: [['02/03/2026', 'Fee', '-15.00']],
  isRemembered: false,
};
const done = sampleOf(bankImport, {
  id: idOf(810),
  account: checking,
  fileName: 'june.ofx',
  format: 'ofx',
  fromOn: '2026-06-01',
  untilOn: '2026-06-12',
  lines: 2,
  added: 1,
  known: 1,
  importedBy: 'Maya Okafor',
  importedAt: '2026-06-12T15:00:00Z',
  canBeTakenBack: true,
});
const open = pageOpener({
  page: <BankImportPage />,
  permissions: ['Bank Transactions View', 'Bank Transaction Match'],
  wrap: withUi,
  answers: {
    'GET /api/v1/accounts': () => ({ data: chartOf() }),
    'GET /api/v1/bank-imports': () => ({ data: [done], page: pageOf({ total: 1 }) }),
    'POST /api/v1/files': () => Response.json({ data: fileOf(60, 'june.ofx') }, { status: 201 }),
    [check]: () => ({ data: { check: checkOf(), unread: null } }),
    [send]: () => Response.json({ data: done }, { status: 201 }),
  },
});
const choose = async (user: ReturnType<typeof open>['user'], name = 'june.ofx') =>
  user.upload(
    await screen.findByLabelText('Bank statement', { selector: 'input' }),
    new File(['OFXHEADER'], name, { type: 'text/plain' }),
  );

test('a file is looked at, what is new counted, and taken in', async () => {
  const { user, sent } = open();
  await choose(user);
  expect(await screen.findByText('ANA')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 line' }));
  expect(await screen.findByText('Statement imported')).toBeVisible();
  expect(sent(send)).toEqual([{ accountId: idOf(49), fileId: idOf(60), basedOn: 'state-1', answered: [] }]);
});

test('what a file asks is answered before it can be taken in', async () => {
  const questions = [{ question: 'other-account' as const, text: 'This file is for account 999.' }];
  const { user, sent } = open({
    answers: { [check]: () => ({ data: { check: checkOf({ questions }), unread: null } }) },
  });
  await choose(user);
  expect(await screen.findByText('This file is for account 999.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import 1 line' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Confirm/ }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 line' }));
  await waitFor(() => expect(sent(send)[0]).toMatchObject({ answered: ['other-account'] }));
});

test('the columns of a table that is not clear are said, and it is read again so', async () => {
  let times = 0;
  const { user, sent } = open({
    answers: {
      [check]: () => {
        times += 1;
        return times === 1
          ? {
              data: {
                check: null,
                unread: { fileId: idOf(60), fileName: 'june.csv', problem: 'Line 1: two dates.', csv },
              },
            }
          : { data: { check: checkOf({ csv }), unread: null } };
      },
    },
  });
  await choose(user, 'june.csv');
  expect(await screen.findByText('Line 1: two dates.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date format' }), 'mdy');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column for Payee' }), 'Text');
  await user.click(screen.getByRole('button', { name: 'Apply mapping' }));
  expect(await screen.findByText('ANA')).toBeVisible();
  expect(sent(check)[1]).toMatchObject({ csv: { date: { order: 'mdy' }, payee: 1 } });
});

test('a broken file is said at the field with its line', async () => {
  const { user } = open({
    answers: {
      [check]: () => problemOf(422, 'validation', { fields: { fileId: 'Line 12: an amount "$15".' } }),
    },
  });
  await choose(user);
  expect(await screen.findByText('Line 12: an amount "$15".')).toBeVisible();
});

test('an import is taken back after one question', async () => {
  const takeBack = 'POST /api/v1/bank-imports/:bankImportId/take-back';
  const { user, sent } = open({ answers: { [takeBack]: () => ({ data: done }) } });
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo import of june.ofx?' }));
  await user.click(question.getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(sent(takeBack)).toHaveLength(1));
});
