import { answerCalls, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { sale } from '@courtyard/contract/properties/occupancy/occupancy';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { people, propertyOf } from '../../property/property.fixture';
import { SaleDialog } from './sale.dialog';

let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

function open(handlers: Parameters<typeof answerCalls>[0]) {
  const closed = jest.fn();
  server = answerCalls(handlers);
  const page = renderPage(<SaleDialog property={propertyOf()} onClose={closed} />, {
    user: personWith(['Properties List View', 'Ownership Update']),
    wrap: withUi,
  });
  return { ...page, closed };
}

const buyer = (number: number) => within(screen.getByRole('group', { name: `Buyer ${number}` }));

test('two buyers, one known and one new, share the property', async () => {
  const known = people.ownerships[0]?.person;
  const { user, closed } = open({
    'GET /api/v1/properties/people': () => ({ data: [known] }),
    'POST /api/v1/properties/:propertyId/sales': () => ({ data: people }),
  });
  await user.type(buyer(1).getByRole('combobox', { name: /Name/ }), 'al');
  await user.click(await screen.findByRole('option', { name: /Alma Reyes/ }));

  await user.click(screen.getByRole('button', { name: 'Add another buyer' }));
  expect(buyer(1).getByRole('textbox', { name: /Share/ })).toHaveValue('50');
  await user.click(buyer(2).getByRole('radio', { name: 'New person' }));
  await user.type(buyer(2).getByRole('textbox', { name: /Name/ }), 'Ben Ito');
  await user.click(screen.getByRole('button', { name: 'Record sale' }));

  await screen.findByText('Sale recorded');
  expect(closed).toHaveBeenCalledTimes(1);
  const sent = sale.parse(server.calls.at(-1)?.body);
  expect(sent.buyers).toEqual([
    { person: { personId: known?.id }, shareMillionths: 500_000 },
    { person: { name: 'Ben Ito', email: null, phone: null }, shareMillionths: 500_000 },
  ]);
});

test('shares that do not add up are not sent', async () => {
  const { user } = open({});
  await user.click(buyer(1).getByRole('radio', { name: 'New person' }));
  await user.type(buyer(1).getByRole('textbox', { name: /Name/ }), 'Ben Ito');
  const share = buyer(1).getByRole('textbox', { name: /Share/ });
  await user.clear(share);
  await user.type(share, '60');
  expect(screen.getByText(/Total 60%/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Record sale' }));
  expect(server.calls).toHaveLength(0);
});

test('removing a buyer keeps the others as they are', async () => {
  const { user } = open({});
  await user.click(screen.getByRole('button', { name: 'Add another buyer' }));
  await user.click(buyer(2).getByRole('radio', { name: 'New person' }));
  await user.type(buyer(2).getByRole('textbox', { name: /Name/ }), 'Ben Ito');
  await user.click(screen.getByRole('button', { name: 'Remove buyer 1' }));
  expect(screen.getAllByRole('group', { name: /Buyer/ })).toHaveLength(1);
  expect(buyer(1).getByRole('textbox', { name: /Name/ })).toHaveValue('Ben Ito');
  expect(buyer(1).getByRole('textbox', { name: /Share/ })).toHaveValue('100');
});

test("the server's reason is shown and the dialog stays", async () => {
  const { user, closed } = open({
    'POST /api/v1/properties/:propertyId/sales': () =>
      problemOf(422, 'validation', { fields: { soldOn: 'A later owner is recorded already.' } }),
  });
  await user.click(buyer(1).getByRole('radio', { name: 'New person' }));
  await user.type(buyer(1).getByRole('textbox', { name: /Name/ }), 'Ben Ito');
  await user.click(screen.getByRole('button', { name: 'Record sale' }));
  expect(await screen.findByText('A later owner is recorded already.')).toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});
