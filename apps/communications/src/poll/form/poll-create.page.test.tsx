import { useUiConfig } from '@courtyard/common';
import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { pollInput } from '@courtyard/contract/communications/poll/poll-input';
import { pollRuleLabels } from '@courtyard/contract/communications/poll/poll-rule.labels';
import { withUi } from '@courtyard/ui/testing';
import { act, screen } from '@testing-library/react';
import { PollCreatePage } from './poll-create.page';

let restore = () => {};
beforeEach(resetStores);
afterEach(() => restore());

test('what does not go together is said in the language of who writes, at its field', async () => {
  const wire = answerCalls({});
  restore = wire.restore;
  act(() => useUiConfig.setState({ language: 'es' }));
  const { user } = renderPage(<PollCreatePage />, {
    user: personWith(['Polls List View', 'Poll Create']),
    path: '/communications/polls/create',
    pattern: '/communications/polls/create',
    wrap: withUi,
  });
  await user.type(await screen.findByRole('textbox', { name: /^Título/ }), 'Árboles');
  await user.click(screen.getByRole('radio', { name: 'Varias opciones' }));
  await user.type(screen.getByLabelText(/^Fecha de cierre/), '12/31/2027');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText('Escriba al menos dos opciones')).toBeVisible();
  expect(wire.calls).toEqual([]);
});

test('each rule over several fields has its words', () => {
  const election = { title: 'x', kind: 'multiple', options: ['a', 'A', 'b'], closesOn: '2027-01-01' };
  const wrong = [
    { options: [] },
    { seats: 9, most: 9 },
    { nominationsUntil: '2027-02-01' },
    { kind: 'yes-no', subject: 'election', nominationsUntil: '2027-02-01' },
    { basis: 'member', recordOn: '2027-02-01', sealed: true, secrecy: 'named' },
    { kind: 'ranked', threshold: '1/2' },
  ];
  const told = wrong.flatMap(
    (more) => pollInput.safeParse({ ...election, ...more }).error?.issues.map(({ message }) => message) ?? [],
  );
  expect(new Set(told)).toEqual(new Set(Object.keys(pollRuleLabels)));
});
