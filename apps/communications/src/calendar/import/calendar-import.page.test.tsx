import { answerCalls, personWith, problemOf, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { CalendarImportPage } from './calendar-import.page';

const take = 'POST /api/v1/calendar/import';
const path = '/communications/community-calendar/import';

let restore = () => {};
beforeEach(resetStores);
afterEach(() => restore());

const findings = (title: string) => ({
  data: {
    added: 1,
    changed: 0,
    unchanged: 0,
    events: [{ line: 2, title, start: '2026-12-02', becomes: 'added' }],
    notes: [],
  },
});

test('what is answered of a file that was taken away is said of no other', async () => {
  let answer = (_found: ReturnType<typeof findings>) => {};
  const wire = answerCalls({
    [take]: ({ body }) =>
      String(Reflect.get(Object(body), 'content')).includes('slow')
        ? new Promise<ReturnType<typeof findings>>((resolve) => {
            answer = resolve;
          })
        : findings('Quick picnic'),
  });
  restore = wire.restore;
  const { user, queryClient } = renderPage(<CalendarImportPage />, {
    user: personWith(['Calendar Events List View', 'Calendar Event Create']),
    path,
    pattern: path,
    wrap: withUi,
  });
  const choose = async (name: string) =>
    user.upload(
      await screen.findByLabelText('Calendar file', { selector: 'input' }),
      new File([name], `${name}.ics`),
    );
  await choose('slow');
  await waitFor(() => expect(wire.calls).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Remove slow.ics' }));
  await choose('quick');
  expect(await screen.findByText('Quick picnic')).toBeVisible();
  answer(findings('Slow dinner'));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(screen.getByText('Quick picnic')).toBeVisible();
  expect(screen.queryByText('Slow dinner')).not.toBeInTheDocument();
});

test('a file that is refused is refused with line and reason', async () => {
  const content = 'The file has no events: no BEGIN:VEVENT found in lines 1 to 4.';
  const wire = answerCalls({ [take]: () => problemOf(422, 'invalid', { fields: { content } }) });
  restore = wire.restore;
  const { user } = renderPage(<CalendarImportPage />, {
    user: personWith(['Calendar Events List View', 'Calendar Event Create']),
    path,
    pattern: path,
    wrap: withUi,
  });
  await user.upload(
    await screen.findByLabelText('Calendar file', { selector: 'input' }),
    new File(['x'], 'x.ics'),
  );
  expect(await screen.findByText(content)).toBeVisible();
});
